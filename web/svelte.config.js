// Runes everywhere: no component falls back to what Svelte 4 understood.
export default { compilerOptions: { runes: true } };

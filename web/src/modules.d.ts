// Modules that the build makes.
declare module "virtual:texts/*" {
  const messages: string;
  export default messages;
}

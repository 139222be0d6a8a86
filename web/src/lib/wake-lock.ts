// The wake lock keeps the screen on while somebody looks at a table. Needs https; elsewhere the phone does as it is set.

/** Call it in an effect: the screen may sleep again when the returned function is called. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  const ask = async () => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const got = await navigator.wakeLock.request("screen");
      if (over) void got.release();
      else lock = got;
    } catch {
      // Low battery, or not allowed: it was only a courtesy.
    }
  };

  // The lock is lost whenever the page is hidden.
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release().catch(() => {});
  };
}

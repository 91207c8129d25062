/**
 * npm hands a signal to the shell it started us from, which hands it to nobody: when that shell is gone, we are told
 * as if we had been asked to stop.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watching.unref();
}

import { cutText } from '@zhantai/engine';
/** Gives the browser a file to save under a name; what no file system takes in a name is replaced. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  // oxlint-disable-next-line no-control-regex
  link.download = cutText(name.replaceAll(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_'), 180);
  link.click();
  // The download begins in a later turn.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

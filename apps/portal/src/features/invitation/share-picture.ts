import { shareLink, type Shared } from './share-link.ts';

/** Hands a picture with its link to the system's share sheet; only the link where pictures cannot be shared. */
export async function sharePicture(picture: File, title: string, url: string): Promise<Shared> {
  const files = { files: [picture], title, text: url };
  if (typeof navigator.canShare === 'function' && navigator.canShare(files)) {
    try {
      await navigator.share(files);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return shareLink(title, url);
}

import styles from './paper.module.css';

/** Prints a paper alone: a copy of it stands in for the page until the browser's dialog closes. */
export function printPaper(flow: HTMLElement): void {
  const copy = document.createElement('div');
  copy.className = `${flow.className} ${styles['printed'] ?? ''}`;
  copy.setAttribute('data-print-copy', '');
  for (const child of flow.children) copy.append(child.cloneNode(true));
  document.body.append(copy);
  document.body.setAttribute('data-printing', '');
  window.addEventListener(
    'afterprint',
    () => {
      copy.remove();
      document.body.removeAttribute('data-printing');
    },
    { once: true },
  );
  window.print();
}

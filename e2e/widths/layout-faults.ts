/* oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page, which knows nothing from outside */
import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it stands: the page or a part of it scrolls sideways, texts lie over each other or under
 * a control, are cut without a sign of it or to a few letters, stick out of the window or stand on their heads, the bar is
 * more than one line high. `within` looks at a part of the page alone.
 */
export const layoutFaults = (page: Page, within = 'body'): Promise<readonly string[]> =>
  page.evaluate((root) => {
    interface Line {
      readonly text: string;
      readonly box: DOMRect;
      readonly holder: Element;
      /** What it scrolls with: a part that floats over the rest may cover it. */
      readonly layer: Element;
    }
    const SLACK = 2;
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const faults: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const frames = new Map<Element, DOMRect>();
    const frameOf = (element: Element): DOMRect => {
      const known = frames.get(element) ?? element.getBoundingClientRect();
      frames.set(element, known);
      return known;
    };
    const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 30);
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} 「${shortened(element.textContent)}」`;
    const ancestors = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) all.push(at);
      return all;
    };

    if (scrollWidth > clientWidth && root === 'body') {
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      faults.push(`${scrollWidth} px wide: ${wide.slice(-2).map(named).join(' ')}`);
    }

    /** Only read out. */
    const unseen = (frame: DOMRect, style: CSSStyleDeclaration): boolean =>
      frame.width <= SLACK || frame.height <= SLACK || style.clipPath !== 'none';
    /** Whether a part that cuts what is in it says so: by dots, by a title that tells the whole. */
    const tells = (element: Element): boolean =>
      styleOf(element).textOverflow === 'ellipsis' || element.closest('[title]') !== null;
    /** The part of a box that its scrolling or cutting ancestors let be seen; null where nothing is. */
    const seen = (box: DOMRect, holder: Element): DOMRect | null => {
      let { left, right, top, bottom } = box;
      let cut = false;
      for (const at of ancestors(holder)) {
        const style = styleOf(at);
        if (style.display === 'inline' || style.display === 'contents' || at === document.body) continue;
        const frame = frameOf(at);
        if (cuts(style.overflowX) && (frame.right < right - SLACK || frame.left > left + SLACK)) {
          cut ||= !tells(at);
        }
        if (style.overflowX !== 'visible') {
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (style.overflowY !== 'visible') {
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
        const across = right - left <= SLACK;
        if (across || bottom - top <= SLACK) {
          const clamps = !['', 'none'].includes(style.webkitLineClamp);
          if (
            cuts(across ? style.overflowX : style.overflowY) &&
            !clamps &&
            !unseen(frame, style) &&
            !tells(at)
          )
            faults.push(`is cut away: ${named(holder)} by ${at.getAttribute('class') ?? at.tagName}`);
          return null;
        }
        if (style.position === 'fixed') break;
      }
      if (cut) faults.push(`is cut: ${named(holder)}`);
      return new DOMRect(left, top, right - left, bottom - top);
    };
    /** The letters of a line, without the room that a face keeps above and below them. */
    const lettersOf = ({ left, top, width, height }: DOMRect): DOMRect =>
      new DOMRect(left, top + height * 0.18, width, height * 0.64);
    const lines: Line[] = [];
    const walk = document.createTreeWalker(
      document.querySelector(root) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    while (walk.nextNode() !== null) {
      const { currentNode: node } = walk;
      const holder = node.parentElement;
      const text = node.nodeValue ?? '';
      if (holder === null || text.trim() === '' || ['SCRIPT', 'STYLE', 'OPTION'].includes(holder.tagName))
        continue;
      const style = styleOf(holder);
      // Behind a closed disclosure, only read out, or drawn by the letters of a picture.
      if (
        style.visibility !== 'visible' ||
        !holder.checkVisibility({ contentVisibilityAuto: true }) ||
        holder.closest('svg') !== null
      )
        continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      const layer = ancestors(holder).find((at) => ['fixed', 'sticky'].includes(styleOf(at).position));
      const rows = new Set(boxes.map((box) => Math.round(box.top))).size;
      const letters = Array.from(text.trim()).length;
      if (rows >= 3 && letters / rows < 2) faults.push(`stands on its head: 「${shortened(text)}」`);
      for (const box of boxes) {
        const part = seen(lettersOf(box), holder);
        if (part === null) continue;
        lines.push({ text, box: part, holder, layer: layer ?? document.body });
        if (part.right > clientWidth + 1 || part.left < -1) faults.push(`sticks out: 「${shortened(text)}」`);
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [at, { text, box, holder, layer }] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top > box.bottom - SLACK) break;
        if (other.layer !== layer || other.holder === holder) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // The heights of lines of text that stand close may touch; half a line of both may not.
        if (across > SLACK && down > Math.min(box.height, other.box.height) / 2) {
          faults.push(`「${shortened(text)}」 lies over 「${shortened(other.text)}」`);
        }
      }
    }

    const controls = [...document.querySelectorAll(`${root} :is(input, select, textarea, button)`)].filter(
      (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    for (const control of controls) {
      const { paddingLeft, paddingRight, paddingBottom } = styleOf(control);
      const frame = seen(control.getBoundingClientRect(), control);
      if (frame === null) continue;
      const layer = ancestors(control).find((at) => ['fixed', 'sticky'].includes(styleOf(at).position));
      const left = frame.left + Number.parseFloat(paddingLeft);
      const right = frame.right - Number.parseFloat(paddingRight);
      const bottom = frame.bottom - Number.parseFloat(paddingBottom);
      for (const line of lines) {
        const across = Math.min(right, line.box.right) - Math.max(left, line.box.left);
        const down = Math.min(bottom, line.box.bottom) - Math.max(frame.top, line.box.top);
        if (across <= SLACK || down <= line.box.height / 2) continue;
        const apart = line.layer !== (layer ?? document.body);
        if (!apart && !control.contains(line.holder) && !line.holder.contains(control)) {
          faults.push(`「${shortened(line.text)}」 lies under ${named(control)}`);
        }
      }
    }

    const tables = 'table, [role=table], [role=grid], [role=treegrid]';
    for (const element of document.querySelectorAll(`${root} *`)) {
      if (element.clientWidth <= 1 || element.clientHeight <= 1 || element.closest('svg') !== null) continue;
      const style = styleOf(element);
      if (style.visibility !== 'visible' || !element.checkVisibility({ contentVisibilityAuto: true }))
        continue;
      const wider = element.scrollWidth > element.clientWidth + 1;
      const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
      const ofTable = element.querySelector(tables) !== null || element.closest(tables) !== null;
      if (wider && scrolls && !ofTable) faults.push(`scrolls sideways: ${named(element)}`);
      if (wider && style.textOverflow === 'ellipsis' && cuts(style.overflowX)) {
        if (element.clientWidth < 5 * Number.parseFloat(style.fontSize))
          faults.push(`is cut to a few letters: ${named(element)}`);
      }
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
      );
      if (!words) continue;
      if (element.scrollHeight > element.clientHeight + 4 && cuts(style.overflowY)) {
        faults.push(`is cut below: ${named(element)}`);
      }
      if (wider && style.display !== 'inline' && ['BUTTON', 'A', 'TH', 'TD'].includes(element.tagName)) {
        if (!scrolls && !cuts(style.overflowX)) faults.push(`is wider than its place: ${named(element)}`);
      }
    }

    const bar = document.querySelector('[data-frame=bar]');
    if (bar !== null) {
      const rows = lines.filter(({ holder }) => bar.contains(holder) && holder.closest('[popover]') === null);
      const frame = bar.getBoundingClientRect();
      for (const { text, box } of rows) {
        if (box.bottom > frame.bottom + 12) faults.push(`under the bar: 「${shortened(text)}」`);
      }
    }
    return [...new Set(faults)];
  }, within);

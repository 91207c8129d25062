const disable = /(?:oxlint|eslint)-disable(?:-next-line|-line)?\s+([^\n]*)/;

/** How often each rule of the linter is switched off by a comment, most often first. */
export function disabledRules(sources) {
  const counts = new Map();
  for (const { comments } of sources)
    for (const { value } of comments) {
      const [, list] = value.match(disable) ?? [];
      for (const rule of (list ?? '')
        .split(/\s--/)[0]
        .split(',')
        .map((name) => name.trim()))
        if (rule !== '') counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  return [...counts].toSorted(([, left], [, right]) => right - left);
}

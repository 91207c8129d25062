const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Options of a sample with the labels of a language; options without one keep theirs. */
export function relabel(options: unknown, labels: Readonly<Record<string, string>>): unknown {
  if (!Array.isArray(options)) return options;
  return options.map((option: unknown) => {
    if (!isRecord(option)) return option;
    const { value, label, children } = option;
    return {
      ...option,
      label: (typeof value === 'string' ? labels[value] : undefined) ?? label,
      ...(children === undefined ? {} : { children: relabel(children, labels) }),
    };
  });
}

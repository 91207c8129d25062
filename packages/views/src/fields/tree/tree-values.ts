import type { Option, OptionValue, TreeSource } from '@zhantai/engine';

/** A node as the tree on screen takes it. */
export interface TreeLine {
  readonly key: string;
  readonly label: string;
  readonly disabled: boolean;
  /** Nothing can be below it. */
  readonly leaf: boolean;
  readonly appendText?: string;
  readonly children?: readonly TreeLine[];
}

/** Options as the engine's check machine takes them. */
export function treeSources(options: readonly Option[]): readonly TreeSource[] {
  return options.map((option) => ({
    key: option.value,
    disabled: option.disabled === true,
    ...(option.children === undefined ? {} : { children: treeSources(option.children) }),
  }));
}

/** Options as the tree on screen takes them; in a lazy tree a node without children may have some. */
export function treeLines(options: readonly Option[], lazy: boolean): readonly TreeLine[] {
  return options.map((option) => ({
    key: String(option.value),
    label: option.label,
    disabled: option.disabled === true,
    leaf: option.children === undefined && (!lazy || option.leaf === true),
    ...(option.description === undefined ? {} : { appendText: option.description }),
    ...(option.children === undefined ? {} : { children: treeLines(option.children, lazy) }),
  }));
}

/** Keys of the nodes that have one of these values below them. */
export function branchesAbove(options: readonly Option[], values: readonly OptionValue[]): readonly string[] {
  const wanted = new Set(values.map(String));
  const above: string[] = [];
  const holds = (option: Option): boolean => {
    const below = (option.children ?? []).filter(holds).length > 0;
    if (below) above.push(String(option.value));
    return below || wanted.has(String(option.value));
  };
  if (wanted.size > 0) options.forEach(holds);
  return above;
}

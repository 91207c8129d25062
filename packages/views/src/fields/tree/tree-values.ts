import type { Option, TreeSource } from '@zhantai/engine';

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

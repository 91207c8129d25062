import { useState } from 'react';
import { classNames } from '../text/class-names.ts';
import { useDevice } from '../device/use-device.ts';
import { Icon } from '../icon/icon.tsx';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { CascaderColumn } from './cascader-column.tsx';
import type { ItemState } from './cascader-column.tsx';
import { isBranch, isWithin, pathKey } from './cascader-item.ts';
import type { CascaderItem, CascaderPath } from './cascader-item.ts';
import { labelsAlong, openLevels } from './open-levels.ts';
import { useBranches } from './use-branches.ts';
import styles from './cascader-panel.module.css';

export type { CascaderItem, CascaderPath } from './cascader-item.ts';

/** What {@link CascaderPanel} takes. */
export interface CascaderPanelProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly CascaderItem[];
  /** The paths chosen. */
  readonly paths: readonly CascaderPath[];
  readonly multiple?: boolean;
  readonly onChange: (paths: readonly CascaderPath[]) => void;
  /** A single choice was made: time to close. */
  readonly onChoose?: (path: CascaderPath) => void;
  /** Fetches what stands below a path; resolves once it is among `items`. */
  readonly load?: (path: CascaderPath) => Promise<unknown>;
  readonly className?: string | undefined;
}

/** Choosing level by level: columns side by side on a desktop, one list after the other on a phone. */
export const CascaderPanel = ({
  label,
  items,
  paths,
  multiple = false,
  onChange,
  onChoose,
  load,
  className,
}: CascaderPanelProps) => {
  const words = usePickerWords();
  const mobile = useDevice() === 'mobile';
  const lazy = load !== undefined;
  const { open, setOpen, openAt, loading, failed } = useBranches(items, paths[0]?.slice(0, -1) ?? [], load);
  // The level whose list takes the focus as soon as it is there.
  const [focusDepth, setFocusDepth] = useState(-1);
  const levels = openLevels(items, open);
  const chosen = new Set(paths.map(pathKey));
  const depthShown = levels.length - 1;

  const press = (path: CascaderPath, item: CascaderItem, byKey: boolean) => {
    if (isBranch(item, lazy)) {
      setFocusDepth(byKey || mobile ? path.length : -1);
      openAt(path, item);
      return;
    }
    if (!mobile) setOpen(path.slice(0, -1));
    if (!multiple) {
      onChange([path]);
      onChoose?.(path);
    } else if (chosen.has(pathKey(path))) onChange(paths.filter((one) => pathKey(one) !== pathKey(path)));
    else onChange([...paths, path]);
  };
  const stateOf =
    (above: CascaderPath) =>
    (item: CascaderItem): ItemState => {
      const path = [...above, item.value];
      const key = pathKey(path);
      const branch = isBranch(item, lazy);
      return {
        branch,
        open: branch && isWithin(open, path),
        chosen: chosen.has(key),
        holds: branch && paths.some((one) => isWithin(one, path)),
        loading: loading.has(key),
        failed: failed.has(key),
      };
    };
  const column = (depth: number) => {
    const level = levels[depth];
    return level === undefined ? null : (
      <CascaderColumn
        failedText={words.tree.failed}
        items={level.items}
        key={pathKey(level.above)}
        label={words.cascader.level(depth + 1)}
        loadingText={words.tree.loading}
        multiple={multiple}
        onBack={() => {
          if (depth === 0) return;
          setFocusDepth(depth - 1);
          setOpen(open.slice(0, depth - 1));
        }}
        onPress={(item, byKey) => {
          press([...level.above, item.value], item, byKey);
        }}
        stateOf={stateOf(level.above)}
        takeFocus={focusDepth === depth}
      />
    );
  };
  if (items.length === 0) return <p className={styles['nothing']}>{words.list.empty}</p>;
  if (!mobile) {
    return (
      <div aria-label={label} className={classNames(styles['panel'], className)} role="group">
        {levels.map((_, depth) => column(depth))}
      </div>
    );
  }
  const trail = labelsAlong(items, open.slice(0, depthShown));
  return (
    <div aria-label={label} className={classNames(styles['steps'], className)} role="group">
      <ol className={styles['trail']}>
        {trail.map((step, depth) => (
          <li key={pathKey(open.slice(0, depth + 1))}>
            <button
              className={styles['step']}
              onClick={() => {
                setOpen(open.slice(0, depth));
              }}
              type="button"
            >
              {step}
              <Icon name="chevron-right" size={16} />
            </button>
          </li>
        ))}
        <li aria-current="step" className={styles['now']}>
          {words.cascader.choose}
        </li>
      </ol>
      {column(depthShown)}
    </div>
  );
};

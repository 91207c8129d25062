import type { ConsoleForm } from '@zhantai/contract';

type Placed = Pick<ConsoleForm, 'formId' | 'group' | 'sort'>;

/** Where a form is to stand, with what was seen. */
export interface FormMove {
  readonly formId: string;
  readonly change: {
    readonly group: { readonly from: string; readonly to: string };
    readonly sort: { readonly from: number; readonly to: number };
  };
}

/** The greatest place that the server takes. */
const LAST = 9_999;

/**
 * What changes where a form goes to a place of a group: the places of that group are given anew, as far as they have to.
 * @param forms all of them, in order.
 * @param index among the others of the group, from 0.
 */
export function moveForm(
  forms: readonly Placed[],
  formId: string,
  to: { readonly group: string; readonly index: number },
): readonly FormMove[] {
  const moved = forms.find((form) => form.formId === formId);
  if (moved === undefined) return [];
  const others = forms.filter((form) => form.group === to.group && form !== moved);
  const wanted = [...others.slice(0, to.index), moved, ...others.slice(to.index)];
  const places = placesOf(wanted);
  return wanted.flatMap((form, at): readonly FormMove[] => {
    const sort = places[at] ?? form.sort;
    if (form.sort === sort && form.group === to.group) return [];
    return [
      {
        formId: form.formId,
        change: { group: { from: form.group, to: to.group }, sort: { from: form.sort, to: sort } },
      },
    ];
  });
}

/** The places that these have already, each greater than the one before. */
function placesOf(forms: readonly Placed[]): readonly number[] {
  const places: number[] = [];
  for (const sort of forms.map((form) => form.sort).toSorted((one, other) => one - other))
    places.push(Math.max(sort, (places.at(-1) ?? -1) + 1));
  return (places.at(-1) ?? 0) > LAST ? forms.map((_, index) => index + 1) : places;
}

/** The same moves back. */
export function movedBack(moves: readonly FormMove[]): FormMove[] {
  return moves.map(({ formId, change: { group, sort } }) => ({
    formId,
    change: { group: { from: group.to, to: group.from }, sort: { from: sort.to, to: sort.from } },
  }));
}

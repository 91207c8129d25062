import type { Drawing as WireDrawing, DrawingSlot, DrawingsPage, DrawingsQuery } from '@zhantai/contract';
import type { Definition, Language } from '@zhantai/engine';
import type { Staff } from '../../auth/index.ts';
import { findBoothNames, findExhibitors } from '../../booths/index.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { findAllForms, windowFor } from '../../forms/index.ts';
import { pageWindow, presentPage, readSort } from '../../platform/paging.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  isLost,
  noteOpening,
  presentSubmissionBooth,
  type FormCall,
  type SubmissionServices,
} from '../../submissions/index.ts';
import { findDrawings, listDrawings } from '../store/drawings.ts';
import type { Drawing } from './drawing.ts';
import { findLock, slotLock } from './drawing-lock.ts';
import { drawingPlace, drawingSlots } from './drawing-slots.ts';
import { presentDrawings } from './present-drawing.ts';

/** Every slot of a form with what its subject handed in. */
export async function readDrawings(
  services: SubmissionServices,
  call: FormCall,
  language: Language,
): Promise<DrawingSlot[]> {
  const { actor, form, target } = call;
  const { database, definitions } = services;
  const { exhibition, subjectKey } = actor;
  const { formId } = form;
  await noteOpening(services, call, services.now());
  const [version, drawings, lock] = await Promise.all([
    definitions.load(database, exhibition, formId, form.version),
    findDrawings(database, exhibition, { formId, subjectKey, boothId: target.booth?.boothId ?? '' }),
    findLock(database, call),
  ]);
  const { state } = windowFor(actor, form, services.now());
  const shown = await presentDrawings(services, drawings, { exhibition, staff: false, language });
  const handedIn = drawings.map(({ slot }) => slot);
  return drawingSlots(version.in(language), handedIn).map(({ slot, label, required }) => {
    const drawing = drawings.find((one) => one.slot === slot);
    const fields = drawing === undefined ? undefined : shown.get(drawing.drawingId);
    return {
      id: drawing?.drawingId ?? null,
      slot,
      label,
      required,
      canBeSubmitted:
        !actor.readOnly &&
        !isLost(actor, target) &&
        state === 'open' &&
        slotLock(drawing?.status ?? null, lock) === null,
      ...(fields ?? blank()),
    };
  });
}

function blank(): Omit<DrawingSlot, 'id' | 'slot' | 'label' | 'required' | 'canBeSubmitted'> {
  return {
    status: 'none',
    revision: 0,
    note: '',
    comment: null,
    submitTime: null,
    examTime: null,
    files: [],
    history: [],
  };
}

const statuses = ['wait', 'adopt', 'fail'] as const;

/**
 * One page of drawings for staff, the longest waiting first.
 * @throws Refusal BAD_REQUEST for unknown states.
 */
export async function readDrawingPage(
  services: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  query: DrawingsQuery,
  language: Language,
): Promise<DrawingsPage> {
  const { formId, exhibitorId } = query;
  readSort([], query);
  const { drawings, total } = await listDrawings(
    services.database,
    exhibition,
    { formId, exhibitorId, statuses: readStatuses(query.status), limits: staff },
    pageWindow(query),
  );
  return presentPage(await presentForStaff(services, exhibition, drawings, language), total, query);
}

/** Drawings as staff see them, with the names of their slots, forms and exhibitors. */
export async function presentForStaff(
  services: SubmissionServices,
  exhibition: Exhibition,
  drawings: readonly Drawing[],
  language: Language,
): Promise<WireDrawing[]> {
  const { database, definitions } = services;
  const exhibitorIds = [...new Set(drawings.flatMap(({ exhibitorId }) => exhibitorId ?? []))];
  const boothIds = [...new Set(drawings.flatMap(({ boothId }) => (boothId === '' ? [] : [boothId])))];
  const [shown, exhibitors, forms, booths] = await Promise.all([
    presentDrawings(services, drawings, { exhibition, staff: true, language }),
    findExhibitors(database, exhibition, exhibitorIds),
    findAllForms(database, exhibition),
    findBoothNames(database, exhibition, boothIds),
  ]);
  const definitionsById = new Map<string, Definition>();
  for (const form of forms) {
    if (!drawings.some(({ formId }) => formId === form.formId)) continue;
    // Few forms, and kept after the first time.
    const version = await definitions.load(database, exhibition, form.formId, form.version);
    definitionsById.set(form.formId, version.in(language));
  }
  return drawings.flatMap((drawing) => {
    const fields = shown.get(drawing.drawingId);
    if (fields === undefined) return [];
    const { drawingId, formId, slot, exhibitorId, boothId } = drawing;
    const definition = definitionsById.get(formId);
    return [
      {
        id: drawingId,
        formId,
        slot,
        // A newer version of the form may not have it any more.
        label: (definition === undefined ? null : drawingPlace(definition, slot))?.label ?? slot,
        formCode: forms.find((form) => form.formId === formId)?.formCode ?? '',
        exhibitorId,
        exhibitorName: exhibitors.find((one) => one.exhibitorId === exhibitorId)?.name ?? '',
        booth: presentSubmissionBooth(booths.get(boothId) ?? null),
        ...fields,
      },
    ];
  });
}

function readStatuses(text: string | undefined): readonly Drawing['status'][] {
  if (text === undefined || text === '') return [];
  return text.split(',').map((one) => {
    const status = statuses.find((known) => known === one);
    if (status === undefined) throw new Refusal('BAD_REQUEST', { detail: 'status' });
    return status;
  });
}

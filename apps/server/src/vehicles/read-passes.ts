import type { VehicleCheck, VehiclePass } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { areBadgesVoid } from '../booths/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import {
  selectRevision,
  selectSubmissionById,
  type FormCall,
  type Submission,
} from '../submissions/index.ts';
import type { VehicleServices } from './services.ts';
import { passId, submissionOfPass, vehiclesIn, type Vehicle } from './vehicle.ts';

/** A pass for each vehicle of an adopted submission; none before. */
export async function readPasses(
  services: VehicleServices,
  { actor: { exhibition }, target: { submission } }: FormCall,
  language: Language,
): Promise<VehiclePass[]> {
  if (submission === null) return [];
  const vehicles = await adoptedVehicles(services, exhibition, submission, language);
  return Promise.all(
    vehicles.map(async (vehicle) => {
      const id = passId(submission.submissionId, vehicle);
      return {
        ...vehicle,
        ...(await services.badges.make(exhibition, { kind: 'vehicle', id, plate: vehicle.plate })),
      };
    }),
  );
}

/** Whether what was scanned is a pass that stands now, and for which vehicle and time. Tells nothing else. */
export async function checkPass(
  services: VehicleServices,
  exhibition: Exhibition,
  qr: string,
  language: Language,
): Promise<VehicleCheck> {
  const read = await services.badges.read(exhibition, qr.trim());
  if (read?.kind !== 'vehicle') return invalid;
  const submission = await selectSubmissionById(services.database, exhibition, submissionOfPass(read.id));
  if (submission === null) return invalid;
  const vehicles = await adoptedVehicles(services, exhibition, submission, language);
  const vehicle = vehicles.find((one) => passId(submission.submissionId, one) === read.id);
  return vehicle === undefined ? invalid : { valid: true, plate: vehicle.plate, slot: vehicle.slot };
}

const invalid: VehicleCheck = { valid: false, plate: '', slot: '' };

async function adoptedVehicles(
  { database, definitions }: VehicleServices,
  exhibition: Exhibition,
  { submissionId, formId, status, submittedRevision, exhibitorId }: Submission,
  language: Language,
): Promise<readonly Vehicle[]> {
  if (status !== 'adopt' || submittedRevision === null) return [];
  if (await areBadgesVoid(database, exhibition, exhibitorId)) return [];
  const taken = await selectRevision(database, exhibition, submissionId, submittedRevision);
  if (taken === null) return [];
  const version = await definitions.load(database, exhibition, formId, taken.version);
  return vehiclesIn(version.in(language), taken.answers);
}

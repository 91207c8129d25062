import { exhibitorForm } from './forms/company/exhibitor/exhibitor-form.ts';
import { fasciaForm } from './forms/company/fascia-form.ts';
import { cargoZoneFasciaForm } from './forms/company/freight-fascia-form.ts';
import { invoiceForm } from './forms/company/invoice/invoice-form.ts';
import { publicationForm } from './forms/company/publication/publication-form.ts';
import { exhibitListForm } from './forms/freight/exhibit-list/exhibit-list-form.ts';
import { handlingForm } from './forms/freight/handling-form.ts';
import { specialItemsForm } from './forms/freight/special-items/special-items-form.ts';
import { vehiclePassesForm } from './forms/freight/vehicle-passes-form.ts';
import { feedbackForm } from './forms/guests/feedback-form.ts';
import { hotelForm } from './forms/guests/hotel-form.ts';
import { invitationLinkForm } from './forms/guests/invitation-link-form.ts';
import { invitationPageForm } from './forms/guests/invitation-page-form.ts';
import { invitationReplyForm } from './forms/guests/invitation-reply-form.ts';
import { invitedAudienceForm } from './forms/guests/invited-audience-form.ts';
import { keyBuyerForm } from './forms/guests/key-buyer-form.ts';
import { visitorRegistrationForm } from './forms/guests/visitor-registration-form.ts';
import { healthForm } from './forms/people/health-form.ts';
import { personnelForm } from './forms/people/personnel/personnel-form.ts';
import { selfRegistrationForm } from './forms/people/self-registration-form.ts';
import { undertakingForm } from './forms/people/undertaking-form.ts';
import { workerPassesForm } from './forms/people/worker-passes-form.ts';
import { activityForm } from './forms/promotion/activity-form.ts';
import { advertisingForm } from './forms/promotion/advertising-form.ts';
import { ledForm } from './forms/promotion/led-form.ts';
import { mediaAccreditationForm } from './forms/promotion/media-accreditation-form.ts';
import { mediaRegistrationForm } from './forms/promotion/media-registration-form.ts';
import { speechForm } from './forms/promotion/speech-form.ts';
import { boothServicesForm } from './forms/stand/booth-services/booth-services-form.ts';
import { distributionBoxForm } from './forms/stand/distribution-box-form.ts';
import { electricityForm } from './forms/stand/electricity-form.ts';
import { cargoZoneRiggingForm } from './forms/stand/freight-rigging-form.ts';
import { cargoZoneStandForm } from './forms/stand/freight-stand-form.ts';
import { cargoZoneStandInfoForm } from './forms/stand/freight-stand-info-form.ts';
import { cargoZoneUtilitiesForm } from './forms/stand/freight-utilities-form.ts';
import { furnitureForm } from './forms/stand/furniture-form.ts';
import { insuranceForm } from './forms/stand/insurance-form.ts';
import { networkForm } from './forms/stand/network-form.ts';
import { ownHoistsForm } from './forms/stand/own-hoists-form.ts';
import { rawSpaceApplicationForm } from './forms/stand/raw-space-application-form.ts';
import { rawStandForm } from './forms/stand/raw-stand/raw-stand-form.ts';
import { riggingForm } from './forms/stand/rigging/rigging-form.ts';
import { safetyLetterForm } from './forms/stand/safety-letter-form.ts';
import { shellChangeForm } from './forms/stand/shell-change-form.ts';
import { shellPowerForm } from './forms/stand/shell-power-form.ts';
import { siteFeeForm } from './forms/stand/site-fee-form.ts';
import { utilitiesForm } from './forms/stand/utilities/utilities-form.ts';
import type { DemoForm } from './forms/demo-form.ts';

/** The forms of the demo exhibition in the order of their codes. */
export const demoForms: readonly DemoForm[] = [
  exhibitorForm,
  publicationForm,
  fasciaForm,
  invoiceForm,
  cargoZoneFasciaForm,
  personnelForm,
  healthForm,
  undertakingForm,
  workerPassesForm,
  selfRegistrationForm,
  boothServicesForm,
  rawStandForm,
  utilitiesForm,
  riggingForm,
  furnitureForm,
  shellPowerForm,
  shellChangeForm,
  networkForm,
  siteFeeForm,
  safetyLetterForm,
  insuranceForm,
  cargoZoneRiggingForm,
  cargoZoneStandForm,
  ownHoistsForm,
  distributionBoxForm,
  cargoZoneUtilitiesForm,
  cargoZoneStandInfoForm,
  rawSpaceApplicationForm,
  electricityForm,
  exhibitListForm,
  vehiclePassesForm,
  handlingForm,
  specialItemsForm,
  advertisingForm,
  ledForm,
  speechForm,
  activityForm,
  mediaRegistrationForm,
  mediaAccreditationForm,
  hotelForm,
  invitationLinkForm,
  invitationPageForm,
  invitationReplyForm,
  invitedAudienceForm,
  keyBuyerForm,
  visitorRegistrationForm,
  feedbackForm,
];

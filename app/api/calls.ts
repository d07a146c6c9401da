import { academyCalls } from './academy-calls';
import { ambulanceCalls } from './ambulance-calls';
import type { Call } from './call';
import { callTable } from './call-table';
import { commentCalls } from './comment-calls';
import { ehrCalls } from './ehr-calls';
import { familyCalls } from './family-calls';
import { fhirCalls } from './fhir-calls';
import { lessonCalls } from './lesson-calls';
import { magazineCalls } from './magazine-calls';
import { panelCalls } from './panel-calls';
import { personalCalls } from './personal-calls';
import { questionCalls } from './question-calls';
import { serviceCalls } from './service-calls';
import { toolCalls } from './tool-calls';
import { userCalls } from './user-calls';

/** Every call of the API; router, document and tests read this list. [API-1] */
export const calls: readonly Call[] = [
  ...userCalls,
  ...serviceCalls,
  ...ambulanceCalls,
  ...toolCalls,
  ...academyCalls,
  ...lessonCalls,
  ...personalCalls,
  ...commentCalls,
  ...magazineCalls,
  ...panelCalls,
  ...questionCalls,
  ...ehrCalls,
  ...fhirCalls,
  ...familyCalls,
];

/** The API's table of calls by address. */
export const table = callTable(calls);

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { answerApi } from '../api/answer.server';

export const handle = { page: 'api', hydrate: false };

/** Reading calls of the API (GET). [API-1] */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerApi(request, context);

/** Writing calls of the API; forms of pages are not accepted. [API-1] */
export const action = ({ request, context }: ActionFunctionArgs) => answerApi(request, context);

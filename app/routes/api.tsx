import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { answerApi } from '../api/answer.server';

export const handle = { page: 'api', hydrate: false };

/** The API: what reads. [API-1] */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerApi(request, context);

/** The API: what writes; it takes no form of a page. [API-1] */
export const action = ({ request, context }: ActionFunctionArgs) => answerApi(request, context);

import { href, type Lang } from '../../routes';

/** Where a request is read. */
export const requestAddress = (lang: Lang, code: string) => href(lang, 'serviceRequest', { code });

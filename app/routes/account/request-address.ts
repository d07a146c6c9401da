import { href, type Lang } from '../../routes';

/** Where a request is read. */
export const requestAddress = (lang: Lang, _code: string) => href(lang, 'requests');

/** Adds a style sheet to the page; settles once it is there. */
export function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('no style sheet'));
    document.head.append(link);
  });
}

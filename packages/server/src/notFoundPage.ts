/** What people read at an address that leads nowhere: in both languages, in the styles of the app, without its scripts. */
import { PAGE, type Site } from './site.ts';

export function notFoundPage(site: Site): string {
  const app = new TextDecoder().decode(site.get(PAGE)?.bodies.identity);
  const links = app.match(/<link rel="(?:stylesheet|icon)"[^>]*>/g) ?? [];
  return `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>ページが見つかりません · Page not found · BlackPoker</title>
    ${links.join('\n    ')}
  </head>
  <body>
    <main class="page page-narrow">
      <h1>ページが見つかりません</h1>
      <p>アドレスが間違っているか、ページがなくなりました。</p>
      <h1 lang="en">Page not found</h1>
      <p lang="en">The address is wrong, or the page is gone.</p>
      <p><a class="button primary" href="/">ホームへ<span lang="en">/ Home</span></a></p>
    </main>
  </body>
</html>
`;
}

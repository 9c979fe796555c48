import { fileAnswer, type Host, redirectAnswer } from './host-server.ts';

/**
 * GitHub Pages: a project is published below its name, from a folder without that name. There are no headers
 * and no redirects but from a folder to its index, and without `.nojekyll` no files whose path has a name
 * that begins with an underscore or a dot.
 * https://docs.github.com/en/pages/getting-started-with-github-pages
 *
 * @param project the address of the project: `/ui/`
 */
export function githubPages(project: string): Host {
  return async (site) => {
    const all = (await site.read('.nojekyll')) !== undefined;
    const read = async (path: string) => (all || !/(?:^|\/)[_.]/.test(path) ? site.read(path) : undefined);
    const kept = (response: Response) => {
      response.headers.set('Cache-Control', 'max-age=600');
      return response;
    };
    return async (request) => {
      const { pathname } = new URL(request.url);
      if (`${pathname}/` === project) return redirectAnswer(request, project, 301);
      // Below the account, other projects and their pages begin.
      if (!pathname.startsWith(project)) return new Response('There is no page here.', { status: 404 });
      const path = decodeURIComponent(pathname.slice(project.length));
      const isFolder = path === '' || path.endsWith('/');
      const found = isFolder ? await read(`${path}index.html`) : await read(path);
      if (found) return kept(fileAnswer(isFolder ? 'index.html' : path, found));
      const page = isFolder ? undefined : await read(`${path}.html`);
      if (page) return kept(fileAnswer('page.html', page));
      if (!isFolder && (await read(`${path}/index.html`)))
        return redirectAnswer(request, `${pathname}/`, 301);
      const missing = await read('404.html');
      return kept(
        missing ? fileAnswer('404.html', missing, 404) : new Response('File not found', { status: 404 }),
      );
    };
  };
}

// Templates without React: enough to see what a crew gives them and what it makes of their answers. Plain
// JavaScript, since workers load it.

/** Draws a page as a few lines of text, and every part by its module. */
export function createTemplates(demos) {
  const rules = new Map();
  const style = (name) => {
    rules.set(name, `.${name}{}`);
    return name;
  };
  return {
    renderPage(props, article, asset) {
      const styles = [style('shell'), style(`kind-${props.kind}`)];
      return {
        html: `<title>${props.head.title} - ${props.site.name}</title><link href="${asset('styles')}">${article}`,
        styles,
      };
    },
    demoScripts: ["'sha256-demo'"],
    async renderPart(part, asset) {
      if (part.kind === 'component') return renderComponent(part, style);
      if (!part.serverRendered) return { html: `<div data-src="${asset(part.entry)}"></div>`, styles: [] };
      const { default: render } = await demos[part.entry]();
      return { html: `<div>${render()}</div>`, styles: [] };
    },
    renderNavigation: (items) => ({ html: JSON.stringify(items), styles: [style('navigation')] }),
    renderSettings: (words) => `<dialog>${words.settings}</dialog>`,
    styleRule: (name) => rules.get(name),
    styleSheet: (site, texts) => `/* ${site.name} */${texts.join('')}`,
    demoStyleSheet: () => ':root{}',
    editStyleSheet: () => '',
  };
}

function renderComponent({ entry, mode }, style) {
  if (mode.kind === 'island' && !mode.serverRendered)
    return { html: `<p data-rendered="browser">${entry}</p>`, styles: [] };
  if (entry === 'component:failing') throw new Error(`${entry} threw`);
  return { html: `<p>${entry}</p>`, styles: [style('component')] };
}

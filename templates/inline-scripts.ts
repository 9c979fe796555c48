/**
 * Runs in the head before anything is drawn: says on `<html>` which variant of code to show, by the rule of
 * `browser/code/code-variant-state.ts`. Where it does not run, style shows all code and no toolbar.
 */
export const codeVariantScript = String.raw`document.documentElement.dataset.codeVariant=(/\.(js|tsx)$/.exec(location.hash)||/(?:^|; )codeVariant=(js|ts)(?:;|$)/i.exec(document.cookie)||["","ts"])[1].slice(0,2).toLowerCase()`;

/**
 * Runs in the head before anything is drawn: turns the page round where the reader has chosen a direction, by the rule of
 * `browser/direction-state.ts`, and notes how the page came.
 */
export const directionScript = `try{const d=localStorage.getItem("direction"),r=document.documentElement;if(/^(ltr|rtl)$/.test(d)){r.dataset.direction=r.dir;r.dir=d}}catch{}`;

/**
 * Runs in the head before anything is drawn: says on `<html>` that the end of a long article may come later, until `browser/arrival.ts` has
 * laid it out. Not for who goes to a heading, or back to where they were: heights that are guessed would lead them elsewhere. A link to a text
 * (`#:~:text=`) is told by the entry of the navigation alone.
 */
export const arrivalScript =
  '{const[n]=performance.getEntriesByType("navigation");location.hash||n?.type!=="navigate"||n.name.includes("#")||(document.documentElement.dataset.arriving="")}';

/** What runs in the head of every page. */
export const firstScript = [codeVariantScript, directionScript, arrivalScript].join(';');

/**
 * Runs in the head: marks a production host on `<html>`, before anything is drawn, so that the place of an advertisement is kept from the
 * beginning. A host may be named with its port.
 */
export const liveScript =
  "{const{dataset:d}=document.documentElement;d.hosts.split(' ').some(h=>h===location.host||h===location.hostname)&&(d.production='')}";

/** Runs in the head of a demo's own document: it takes on the scheme, the direction and the language of the page around it. */
export const frameScript = `try{
const page=parent.document.documentElement,own=document.documentElement;
const follow=()=>{for(const name of["dir","lang","data-mui-color-scheme"])if(page.hasAttribute(name))own.setAttribute(name,page.getAttribute(name))};
if(page!==own){follow();new MutationObserver(follow).observe(page,{attributes:true})}
}catch{}`;

/** Head script that marks the variant of code on `<html>` for CSS, by the rule of `readCodeVariant`. */
export const codeVariantScript = String.raw`{let c="";try{c=document.cookie}catch{}document.documentElement.dataset.codeVariant=(/\.(js|tsx)$/.exec(location.hash)||/(?:^|; )codeVariant=(js|ts)(?:;|$)/i.exec(c)||["","ts"])[1].slice(0,2).toLowerCase()}`;

/** Head script that applies the stored text direction and saves the served one in `data-direction`. */
export const directionScript = `try{const d=localStorage.getItem("direction"),r=document.documentElement;if(/^(ltr|rtl)$/.test(d)){r.dataset.direction=r.dir;r.dir=d}}catch{}`;

/** Head script that marks how long lines of code are shown, also when the page is shown again. */
export const codeWrapScript = `{const w=()=>{try{document.documentElement.dataset.lines=localStorage.getItem("lines")}catch{}};w();addEventListener("pageshow",w);addEventListener("storage",w)}`;

/**
 * Head script that defers the end of a long article, unless a heading or the history sets the position.
 * Only the navigation entry contains a text fragment (`#:~:text=`).
 */
const deferredBlocksScript =
  '{const[n]=performance.getEntriesByType("navigation");location.hash||n?.type!=="navigate"||n.name.includes("#")||(document.documentElement.dataset.arriving="")}';

/** Head script that marks `<html>` when a reader asks for search before `startSearch` listens. */
const earlySearchScript =
  "{const s=()=>{document.documentElement.dataset.searching=''};addEventListener('click',e=>{e.target.closest('[data-search]')&&s()},true);addEventListener('keydown',e=>{(e.key==='/'||e.key==='k'&&(e.ctrlKey||e.metaKey))&&s()},true)}";

/** Script in the head of every page. */
export const headScript = [
  codeVariantScript,
  directionScript,
  codeWrapScript,
  deferredBlocksScript,
  earlySearchScript,
].join(';');

/** Head script that marks a production host on `<html>`, where CSS reserves space for an advertisement. */
export const productionScript =
  "{const{dataset:d}=document.documentElement;d.hosts.split(' ').some(h=>h===location.host||h===location.hostname)&&(d.production='')}";

/** Head script that ignores the unhandled rejection of a view transition that the browser skips. */
export const skippedTransitionScript =
  "addEventListener('unhandledrejection',e=>{const{name,message}=e.reason??{};name==='AbortError'&&/transition/i.test(message)&&e.preventDefault()})";

/**
 * Script after the side navigation that restores the state stored by `storeNavigation`, then scrolls the
 * entry of the current page into view.
 */
export const navigationScript = `{
const n=document.querySelector('[data-navigation]'),c=n.parentElement,t=e=>e.getBoundingClientRect();
try{
const k=JSON.parse(sessionStorage.getItem('navigation:'+n.dataset.navigation));
if(k){
for(const[id,list]of k.open){const g=n.querySelector('[data-group="'+CSS.escape(id)+'"]'),b=g&&!g.querySelector('ul')&&g.querySelector('button');
if(b){g.dataset.reopened='';b.setAttribute('aria-expanded','true');b.parentElement.classList.add('open');g.insertAdjacentHTML('beforeend',self.trustedTypes?.createPolicy('colophon',{createHTML:h=>h}).createHTML(list)??list)}}
c.scrollTop=k.scroll;
const a=k.entry&&n.querySelector(k.entry);
if(a)c.scrollTop+=t(a).top-t(c).top-k.top
}}catch{}
const p=c.querySelector('[aria-current=page]'),e=p&&t(p),b=t(c);
if(e&&(e.top<b.top||e.bottom>b.bottom))c.scrollTop+=e.top-b.top-b.height/3
}`;

/**
 * Script in the column "On this page" that copies the entries from the disclosure under the title. Those of
 * an API reference are many, and the page has them once.
 */
export const contentsScript = `{const n=document.currentScript.parentElement,u=document.querySelector('[data-contents]>ul').cloneNode(true),l=document.querySelector('article').lang;l&&(u.lang=l);n.append(u)}`;

/**
 * Script in a group of an API reference that applies the layout which the
 * reader chose for this kind of group.
 */
export const apiLayoutScript = `{const s=document.currentScript.parentElement,d=s.dataset;let l=d.initial;try{l=JSON.parse(localStorage.getItem('api-layout'))?.[d.kind]??l}catch{}/^(table|expanded|collapsed)$/.test(l)&&(d.layout=l,d.chosen='')}`;

/**
 * Script at the start of an API reference that opens what the hash leads to as soon as it is there: an
 * observer runs before the next paint, also while the page arrives in pieces.
 */
export const apiTargetScript = `try{
const h=decodeURIComponent(location.hash.slice(1)),o=new MutationObserver(()=>{
const e=document.getElementById(h),d=e?.closest('details');
if(e){o.disconnect();e.closest('.o')?.setAttribute('data-open','');d&&(d.open=true)}});
if(h){o.observe(document.currentScript.parentElement,{childList:true,subtree:true});addEventListener('load',()=>o.disconnect())}
}catch{}`;

/**
 * Head script of a framed demo's document, which follows scheme, direction and language of the page. With the
 * direction comes the served one, to which `startDirection` returns.
 */
export const frameScript = `try{
const page=parent.document.documentElement,own=document.documentElement;
const follow=()=>{for(const name of["dir","data-direction","lang","data-mui-color-scheme"])if(page.hasAttribute(name))own.setAttribute(name,page.getAttribute(name))};
if(page!==own){follow();new MutationObserver(follow).observe(page,{attributes:true})}
}catch{}`;

/**
 * Runs in the page right behind the side navigation, before that is drawn: opens the groups that were open in the page before, and puts the
 * entry that `browser/keep-navigation.ts` has noted where the reader saw it. The page's own script would come after the first paint, and
 * everything below such a group would jump.
 */
export const navigationScript = `try{
const n=document.querySelector('[data-navigation]'),c=n.parentElement,k=JSON.parse(sessionStorage.getItem('navigation:'+n.dataset.navigation));
if(k){
for(const[id,list]of k.open){const g=n.querySelector('[data-group="'+CSS.escape(id)+'"]'),b=g&&!g.querySelector('ul')&&g.querySelector('button');
if(b){g.dataset.reopened='';b.setAttribute('aria-expanded','true');b.parentElement.classList.add('open');g.insertAdjacentHTML('beforeend',list)}}
c.scrollTop=k.scroll;
const a=k.entry&&n.querySelector(k.entry);
if(a)c.scrollTop+=a.getBoundingClientRect().top-c.getBoundingClientRect().top-k.top
}}catch{}`;

/**
 * A script for the head. The fade between pages is CSS alone; where the browser skips one (a slow page, a quick second click) it
 * reports a rejected promise that nobody holds, and may do so before the page's own script runs. This keeps the console for what
 * somebody must read.
 */
export const quietTransitions =
  "addEventListener('unhandledrejection',e=>{const{name,message}=e.reason??{};name==='AbortError'&&/transition/i.test(message)&&e.preventDefault()})";

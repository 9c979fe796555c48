/**
 * The one script that a frame of an edited demo brings; all else reaches it by message. It makes modules of the chunks it is given, each
 * linked to those before it, and hands the rest to the last. A constant, so that a policy can name it by its hash.
 */
export const liveFrameScript = `addEventListener("message",async({source,data,ports:[port]})=>{
if(source!==parent||!port)return;
const urls={};let last;
try{for(const{name,text}of data.chunks){
const linked=text.replace(/"\\.\\/([\\w.-]+\\.js)"/g,(all,to)=>to in urls?'"'+urls[to]+'"':all);
last=urls[name]=URL.createObjectURL(new Blob([linked],{type:"text/javascript"}));}
(await import(last)).run({...data,port});
}catch(error){port.postMessage({kind:"failed",reason:{kind:"said",message:String(error)}})}
});`;

/** Names the script in a content security policy: in that of the frame, and in that of a page that allows scripts by their hashes. */
export const liveFrameHash = 'sha256-d6InPOoR8uo4rG4C33iyP0agMnro253rJQozYexRxyY=';

/**
 * The document that an edited demo runs in. Its policy lets through our script, modules made inside the frame, and the pictures and fonts that a
 * demo may show; it may ask no server for data, send no form and embed nothing.
 *
 * @param origin of the page, since the frame has none of its own
 */
export function frameDocument(origin: string): string {
  const media = `${origin} https: data: blob:`;
  const policy = [
    "default-src 'none'",
    `script-src '${liveFrameHash}' blob:`,
    "style-src 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    `font-src ${origin} https: data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><div id="demo"></div><script>${liveFrameScript}</script></body></html>`;
}

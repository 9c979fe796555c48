const names = { process: 'a key', require: 'another' };
const data = require('./data.json');

export function encode(text: string): string {
  return Buffer.from(text).toString('base64') + names.process + data.length + __dirname;
}

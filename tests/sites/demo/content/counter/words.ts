export const words = { hello: 'Hello <there>' };

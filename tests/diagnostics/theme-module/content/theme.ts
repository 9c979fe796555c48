export const options = { palette: { primary: { main: '#0a66c2' } } };

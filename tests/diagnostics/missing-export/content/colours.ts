export const shade = 'teal';
export const tint = 'mint';

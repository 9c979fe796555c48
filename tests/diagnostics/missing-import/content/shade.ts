export const shade = 'teal';

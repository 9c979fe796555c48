export const longest = 20;

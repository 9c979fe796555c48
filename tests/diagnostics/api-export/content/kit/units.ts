/** The size of a kibibyte. */
export const kibibyte = 1024;

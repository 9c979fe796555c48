export const question = 'Tea or' + ;

export const directives = {
  chart: ({ value }) => {
    return value.map((row) => `<li>${row}</li>`).join('');
  },
  total: ({ value }) => value,
};

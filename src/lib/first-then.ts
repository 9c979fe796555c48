/** Returns a function that calls `first` the first time, and `then` every time after that. */
export function firstThen<Given extends readonly unknown[], Value>(
  first: () => Value,
  then: (...given: Given) => Value,
): (...given: Given) => Value {
  let next = (..._given: Given) => {
    next = then;
    return first();
  };
  return (...given) => next(...given);
}

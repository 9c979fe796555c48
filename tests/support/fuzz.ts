const given = process.env.FUZZ_SEED;

/** The seed of `npm run fuzz`, whose tests take longer; undefined in an ordinary run. */
export const fuzz = given === undefined ? undefined : { seed: Number(given) };

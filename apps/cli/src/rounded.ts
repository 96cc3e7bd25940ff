// Numbers as results print them: so many decimals and no more, so that the same games give the same
// bytes.

export const rounded = (value: number, decimals: number): number => {
  const unit = 10 ** decimals;
  // `|| 0` because −0 is not a number anybody wants to read.
  return Math.round(value * unit) / unit || 0;
};

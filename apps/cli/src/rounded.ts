// Numbers as results print them: so many decimals and no more, so that the same games give the same
// bytes.

export const rounded = (value: number, decimals: number): number => {
  const unit = 10 ** decimals;
  // `|| 0` turns −0 into 0.
  return Math.round(value * unit) / unit || 0;
};

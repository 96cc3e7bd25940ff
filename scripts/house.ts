// The set-up, for the benchmarks: they are a package of their own and do not know it by its name.
export { ROOT } from '#setup';

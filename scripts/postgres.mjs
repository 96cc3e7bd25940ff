// For what is not compiled yet.
export { startPostgres } from '../dist/scripts/postgres.js';

// A process that is measured: it makes its tables and runs when it is asked to, and answers with its figures.
import { createServer } from 'node:http';

export const workOnRequest = ({ make, run, port }) => {
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://here');
    if (pathname === '/make') await make();
    const answer = pathname === '/run' ? await run(Number(searchParams.get('seconds'))) : {};
    response.end(JSON.stringify(answer));
  }).listen(port, '127.0.0.1');
};

// A process that is measured: it makes its tables and runs when it is asked to, and answers with its figures.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';

interface Work {
  readonly make: () => Promise<void>;
  readonly run: (seconds: number) => Promise<object>;
  readonly port: number;
}

export const workOnRequest = ({ make, run, port }: Work): void => {
  const answer = async (request: IncomingMessage): Promise<object> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
    if (pathname === '/make') await make();
    return pathname === '/run' ? run(Number(searchParams.get('seconds'))) : {};
  };
  createServer((request, response) => {
    // One that breaks ends the process: it is started again by nobody.
    void answer(request).then((figures) => response.end(JSON.stringify(figures)));
  }).listen(port, '127.0.0.1');
};

// Computes bot moves and advice in a worker of its own, so that neither the table nor the page
// stutters meanwhile.

import { answerTo, type BotsAnswer, type BotsRequest } from './bots-errand.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<BotsRequest>) => void) | null;
  postMessage(message: BotsAnswer): void;
};

scope.onmessage = ({ data }) => {
  const { call } = data;
  answerTo(data).then(
    (value) => {
      scope.postMessage({ call, isDone: true, value });
    },
    () => {
      scope.postMessage({ call, isDone: false });
    },
  );
};

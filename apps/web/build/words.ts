// Tells boot.js which file holds each language of the shell, as a Vite plugin. The words then load
// with the first scripts instead of after them.
import type { Plugin } from 'vite';

const LANGUAGE = /\/apps\/web\/src\/app\/texts\/(fr|en|de)\.ts$/;
const BOOT = 'src="/boot.js"';

export function words(): Plugin {
  return {
    name: 'tablee-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).flatMap((file) => {
          const lang = file.type === 'chunk' && LANGUAGE.exec(file.facadeModuleId ?? '')?.[1];
          return lang ? [`data-${lang}="/${file.fileName}"`] : [];
        });
        if (files.length !== 3 || !html.includes(BOOT))
          throw new Error('each language of the shell is a file that boot.js is told of');
        return html.replace(BOOT, [BOOT, ...files.sort()].join(' '));
      },
    },
  };
}

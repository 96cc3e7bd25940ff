// Draws the box of a game without a picture: its title on bare cardboard, one word per line.

export function plainBox(title: string, rim: string): string {
  const words = title.split(/\s+/);
  const size = Math.min(40, 300 / Math.max(...words.map((word) => word.length)));
  const lines = words.map((word, i) => {
    const y = 160 + (i - (words.length - 2) / 2) * size * 1.2;
    const safe = word.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return `<text x="126" y="${y}">${safe}</text>`;
  });
  const look = `font-family="Georgia,serif" font-weight="700" font-size="${size}"`;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320">',
    `<rect x="7" y="6" width="226" height="303" rx="5" fill="${rim}"/>`,
    '<path d="M19 6V309" stroke="#000" stroke-opacity=".3" stroke-width="2"/>',
    `<g fill="#fdf3d7" text-anchor="middle" ${look}>${lines.join('')}</g></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

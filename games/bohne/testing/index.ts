// What only tests need of this game: re-dealing what a viewer must not know.

export {};

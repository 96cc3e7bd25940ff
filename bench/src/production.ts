// Puts Node in production mode before boardgame.io is loaded, which turns its logging and its libraries'
// development checks off.
process.env['NODE_ENV'] = 'production';

const data = require('./data.json');

module.exports = data.length;

// Puzzles, the easiest first: mined by the command puzzles, explained in docs/puzzles.md.

export const PUZZLES = `tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-38-302-3 3
kind turn take
difficulty 0
found 0
choice 0 0 74.15 0 154 take 2
for helps-row points=8 left=0
for keeps-from seat=5 points=8 left=0
choice 18.73 0 55.42 -4 158 take 0
for helps-row points=12 left=0
for keeps-from seat=5 points=6 left=0
choice 25.13 0 49.02 2 152 take 4
against behind points=2
for helps-row points=6 left=0
choice 40.68 0 33.47 11 143 take 5
against hurts-row points=3 left=0
against behind points=11
steps
chance D4 D8 M5 M9 H- H3 M0 D2 W10 Wx2 D1 M- W- H9 W2 D0 D9 M6 H- Mx2 W3 M10 M2 H8 Hx2 W5 D- H10 D6 W4 D5 M3 W7 W- Dx2 M4 W8 W- D7 H4 H0 H6 W9 M8 D3 M- D- W6 H2 D- M1 M7 H- M- H1 D10 H5 W1 H7 W0
3 lead D0
sealed 0 play H1 ; 1 play D2 ; 2 play W7 ; 4 play D1 ; 5 play W0
3 take 0
0 take 2
2 take 4
4 take 1
5 lead M-
sealed 0 play W9 ; 1 play W5 ; 2 play D- ; 3 play W1 ; 4 play Dx2
5 take 4
4 take 0
0 take 1
1 take 3
2 lead H5
sealed 0 play H- ; 1 play W- ; 3 play M- ; 4 play H- ; 5 play H6
2 take 5
5 take 4
4 take 0
0 take 3
1 lead M3
sealed 0 play W- ; 2 play D7 ; 3 play W- ; 4 play H0 ; 5 play H3
1 take 2
2 take 5
5 take 4
4 take 0
3 lead Wx2
sealed 0 play Hx2 ; 1 play D- ; 2 play M5 ; 4 play D- ; 5 play M6
3 take 5
5 take 2
2 take 0
0 take 1
4 lead H-
sealed 0 play W8 ; 1 play D8 ; 2 play M1 ; 3 play H10 ; 5 play W6
4 take 1
1 take 3
3 take 0
0 take 5
2 lead W3
sealed 0 play M0 ; 1 play D10 ; 3 play H4 ; 4 play D9 ; 5 play M4
2 take 1
1 take 3
3 take 5
5 take 4
0 lead H2
sealed 1 play H9 ; 2 play D3 ; 3 play M7 ; 4 play D6 ; 5 play W4
0 take 1
1 take 3
3 take 2
2 take 4
5 lead M-
sealed 0 play D4 ; 1 play Mx2 ; 2 play W10 ; 3 play M9 ; 4 play M2
5 take 2
2 take 0
0 take 4
4 take 3
1 lead M8
sealed 0 play D5 ; 2 play W2 ; 3 play M10 ; 4 play H7 ; 5 play H8
1 take 5
5 take 3
3 take 4
4 take 0
points -16 13 -5 23 -11 26
chance W4 D1 W10 H2 D8 H9 W0 W7 D0 W9 M0 W2 W5 D5 Mx2 M6 M8 M5 D9 W8 D7 H5 W1 H0 M7 D6 D- M10 H3 W6 H- M2 D2 H8 M9 W- Wx2 D- M1 M- H10 M- H- H7 W3 M3 D- D4 H1 H6 W- H- W- H4 M- M4 D10 Hx2 D3 Dx2
4 lead W-
sealed 0 play Wx2 ; 1 play H6 ; 2 play Mx2 ; 3 play H5 ; 5 play M5
4 take 0
0 take 2
2 take 1
1 take 3
5 lead H0
sealed 0 play W0 ; 1 play M4 ; 2 play W- ; 3 play Hx2 ; 4 play M9
5 take 2
2 take 4
4 take 3
3 take 1
0 lead M-
sealed 1 play D5 ; 2 play M1 ; 3 play M- ; 4 play M8 ; 5 play H9
0 take 4
4 take 5
5 take 1
1 take 2
3 lead W9
sealed 0 play H- ; 1 play D- ; 2 play D2 ; 4 play D- ; 5 play H4
3 take 5
5 take 2
2 take 0
0 take 4
1 lead D6
sealed 0 play H- ; 2 play W10 ; 3 play H8 ; 4 play M0 ; 5 play D4
1 take 3
3 take 2
2 take 5
5 take 0
4 lead H3
sealed 0 play H1 ; 1 play H7 ; 2 play D0 ; 3 play M10 ; 5 play Dx2
4 take 1
1 take 3
3 take 0
0 take 2
5 lead W2
sealed 0 play M7 ; 1 play W7 ; 2 play W3 ; 3 play M6 ; 4 play W1
5 take 1
1 take 3
3 take 4
4 take 2
0 lead W4
sealed 1 play M2 ; 2 play D- ; 3 play M3 ; 4 play D3 ; 5 play W6
0 take 5
5 take 4
4 take 2
2 take 3
1 lead D1
sealed 0 play W5 ; 2 play D7 ; 3 play H- ; 4 play H10 ; 5 play W-
1 take 4
4 take 0
0 take 2
2 take 3
5 lead M-
sealed 0 play D9 ; 1 play W8 ; 2 play D10 ; 3 play H2 ; 4 play D8
5 take 2
2 take 0
0 take 3
3 take 4
points 8 6 13 -9 70 25
chance M3 D6 H0 Hx2 D- Wx2 H- W3 M7 Mx2 H3 W10 H2 H- H- W- D8 M9 M- M1 H9 D7 H4 D3 W2 M6 D- W1 D- W0 M8 W- W8 M10 W9 H7 M2 M0 W- D4 D0 W6 D2 M4 W5 Dx2 M5 H1 W4 M- D1 M- H6 W7 H10 D10 H8 D9 D5 H5
5 lead W0
sealed 0 play H10 ; 1 play M1 ; 2 play D- ; 3 play Mx2 ; 4 play W9
5 take 2
2 take 0
0 take 3
3 take 4
1 lead M0
sealed 0 play M8 ; 2 play H- ; 3 play M10 ; 4 play D- ; 5 play H5
1 take 0
0 take 3
3 take 5
5 take 4
2 lead H0
sealed 0 play H- ; 1 play D10 ; 3 play M- ; 4 play D- ; 5 play W6
2 take 1
1 take 5
5 take 3
3 take 4
0 lead M-
sealed 1 play D6 ; 2 play H9 ; 3 play Dx2 ; 4 play M5 ; 5 play H1
0 take 4
4 take 2
2 take 3
3 take 5
1 lead W3
sealed 0 play M2 ; 2 play W- ; 3 play D7 ; 4 play D0 ; 5 play D3
1 take 3
3 take 0
0 take 5
5 take 2
4 lead H3
sealed 0 play M3 ; 1 play M4 ; 2 play M7 ; 3 play D4 ; 5 play Wx2
4 take 2
2 take 3
3 take 5
5 take 1
0 lead D2
sealed 1 play H- ; 2 play W5 ; 3 play D9 ; 4 play D5 ; 5 play W7
0 take 5
5 take 3
3 take 2
2 take 4
1 lead W-
sealed 0 play W4 ; 2 play W8 ; 3 play Hx2 ; 4 play D8 ; 5 play W10
1 take 3
3 take 5
5 take 4
4 take 2
0 lead W2
sealed 1 play M6 ; 2 play D1 ; 3 play W- ; 4 play H4 ; 5 play M9
0 take 5
5 take 4
4 take 1
1 take 2
3 lead W1
sealed 0 play H2 ; 1 play M- ; 2 play H8 ; 4 play H6 ; 5 play H7
3 take 5
5 take 4
4 take 2
2 take 0
points -52 -1 8 67 8 29
chance W- M3 M1 H6 D9 M8 H9 W7 D5 M7 Hx2 M0 W0 D6 W10 H3 H10 Dx2 W1 Mx2 D3 M- W5 M- W9 H0 M6 W6 W8 M9 D- H8 H- W3 H1 W- M10 W2 W4 D- D0 D1 W- H4 H7 M- D8 H2 Wx2 M2 H- M4 D2 D4 D7 D10 M5 H- H5 D-
0 lead D-
sealed 1 play D6 ; 2 play M1 ; 3 play W3 ; 4 play H10 ; 5 play H2
0 take 4
4 take 1
1 take 2
2 take 3
5 lead D-
sealed 0 play Wx2 ; 1 play H8 ; 2 play W4 ; 3 play D- ; 4 play Hx2
5 take 3
3 take 2
2 take 1
1 take 0
4 lead D0
sealed 0 play W9 ; 1 play D10 ; 2 play W10 ; 3 play H6 ; 5 play M9
4 take 5
5 take 1
1 take 0
0 take 3
2 lead M6
sealed 0 play W- ; 1 play H4 ; 3 play H- ; 4 play H1 ; 5 play M0
2 take 1
1 take 4
4 take 5
5 take 0
3 lead H3
sealed 0 play W- ; 1 play Mx2 ; 2 play H7 ; 4 play D2 ; 5 play D4
3 take 5
5 take 0
0 take 1
1 take 2
4 lead H5
sealed 0 play D7 ; 1 play W7 ; 2 play M5 ; 3 play W6 ; 5 play W-
4 take 1
1 take 0
0 take 2
2 take 3
5 lead M8
sealed 0 play W1 ; 1 play W2 ; 2 play D3 ; 3 play M7 ; 4 play W5
5 take 2
2 take 0
0 take 3
3 take 1
4 lead D8
sealed 0 play W0 ; 1 play M2 ; 2 play H- ; 3 play M4 ; 5 play M-
4 take 3
3 take 0
0 take 2
2 take 5
1 lead M3
sealed 0 play M10 ; 2 play H- ; 3 play M- ; 4 play W8 ; 5 play D1
1 take 4
4 take 5
5 take 0
0 take 3
2 lead D5
sealed 0 play H9 ; 1 play H0 ; 3 play M- ; 4 play D9 ; 5 play Dx2
2 take 3
3 take 4
4 take 0
0 take 5
points 8 73 25 17 12 25
chance W- W5 H8 D10 H- H7 M2 M- W0 H5 W2 H10 D- H1 W7 W3 D0 M7 M9 D- W- W10 H- D5 W9 W6 W8 M10 D7 M0 M- D1 D2 M6 D9 H- Dx2 M1 M5 W1 D4 Mx2 M3 D8 W4 Hx2 H6 H0 D6 M- D3 M8 H4 W- D- H9 H3 Wx2 M4 H2
1 lead W6
sealed 0 play M- ; 2 play D3 ; 3 play W1 ; 4 play H- ; 5 play H2
1 take 3
3 take 5
5 take 2
2 take 4
0 lead D-
sealed 1 play D8 ; 2 play W4 ; 3 play M10 ; 4 play H- ; 5 play M0
0 take 3
3 take 1
1 take 2
2 take 4
5 lead H10
sealed 0 play W- ; 1 play W5 ; 2 play W- ; 3 play H5 ; 4 play D0
5 take 3
3 take 2
2 take 1
1 take 4
0 lead D-
sealed 1 play D- ; 2 play D2 ; 3 play Hx2 ; 4 play D9 ; 5 play H7
0 take 3
3 take 4
4 take 5
5 take 1
2 lead W0
sealed 0 play Dx2 ; 1 play H9 ; 3 play Wx2 ; 4 play W2 ; 5 play M7
2 take 3
3 take 0
0 take 1
1 take 5
4 lead D4
sealed 0 play M2 ; 1 play H1 ; 2 play H3 ; 3 play M6 ; 5 play D5
4 take 5
5 take 3
3 take 1
1 take 0
2 lead W8
sealed 0 play M3 ; 1 play D1 ; 3 play W3 ; 4 play M4 ; 5 play Mx2
2 take 0
0 take 5
5 take 4
4 take 1
3 lead D10
sealed 0 play M9 ; 1 play M- ; 2 play M5 ; 4 play H4 ; 5 play H-
3 take 2
2 take 4
4 take 1
1 take 0
5 lead W-
sealed 0 play W9 ; 1 play M1 ; 2 play W7 ; 3 play W10 ; 4 play D7
5 take 3
3 take 4
4 take 0
0 take 2
1 lead M-
sealed 0 play D6 ; 2 play H8 ; 3 play M8 ; 4 play H6 ; 5 play H0
1 take 3
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 4
puzzle 3-43-115-4 4
kind turn take
difficulty 13
found 0
choice 0 0 12.84 0 39.81 take 2
for helps-row points=2 left=1
choice 8.96 0.18 3.87 0.29 39.52 take 0
for average points=40
choice 9.82 0.16 3.01 6.43 33.37 take 3
against hurts-row points=8 left=1
against behind points=6
steps
chance W5 H4 W- D7 H10 H5 Wx2 M2 H3 W7 W- D6 M3 M- M- W2 D5 M6 D- W4 M4 D4 M7 D3 H2 H8 W9 Hx2 H7 M8 H1 D8 H9 Mx2 H- H- Dx2 M0 D9 W10 D0 W8 W0 D2 W- D- H- H6 M5 H0 M1 M- M9 D10 M10 D1 W1 D- W3 W6
4 lead H-
sealed 0 play W2 ; 1 play W1 ; 2 play M3 ; 3 play D10
4 take 1
1 take 2
2 take 0
3 lead D-
sealed 0 play W- ; 1 play H- ; 2 play M6 ; 4 play W10
3 take 1
1 take 2
2 take 4
0 lead H8
sealed 1 play H4 ; 2 play Hx2 ; 3 play M- ; 4 play M-
0 take 2
2 take 1
1 take 3
4 lead M8
sealed 0 play W5 ; 1 play Dx2 ; 2 play M7 ; 3 play H7
4 take 2
2 take 1
1 take 0
3 lead D2
sealed 0 play H- ; 1 play M- ; 2 play H6 ; 4 play W7
3 take 1
1 take 2
2 take 4
0 lead M4
sealed 1 play D4 ; 2 play H9 ; 3 play W3 ; 4 play W-
0 take 2
2 take 3
3 take 1
4 lead W6
sealed 0 play H5 ; 1 play D6 ; 2 play M9 ; 3 play H3
4 take 2
2 take 0
0 take 3
1 lead D5
sealed 0 play D- ; 2 play M0 ; 3 play D3 ; 4 play H2
1 take 2
2 take 4
4 take 3
0 lead D1
sealed 1 play W9 ; 2 play M2 ; 3 play Mx2 ; 4 play W4
0 take 2
2 take 1
1 take 3
4 lead M10
sealed 0 play M1 ; 1 play D8 ; 2 play W- ; 3 play M5
4 take 2
2 take 1
1 take 0
3 lead D7
sealed 0 play D0 ; 1 play W8 ; 2 play D- ; 4 play H10
3 take 2
2 take 1
1 take 4
0 lead H1
sealed 1 play Wx2 ; 2 play W0 ; 3 play D9 ; 4 play H0
0 take 1
1 take 3
3 take 4
points 21 14 67 32 12
chance H4 D- D6 H8 Hx2 M2 D5 W1 D- M5 W- H6 W3 D- D3 D2 D10 H7 M7 M3 H- W0 W5 H10 Dx2 H2 W8 Wx2 H9 H1 D9 D0 M4 M- M9 M10 D4 H- H3 W9 W7 Mx2 M8 W- H5 M- M1 M6 W2 W- W4 D7 D8 W10 D1 M0 M- H- H0 W6
0 lead M0
sealed 1 play D5 ; 2 play M8 ; 3 play W10 ; 4 play W9
0 take 3
3 take 4
4 take 2
1 lead M1
sealed 0 play M- ; 2 play H7 ; 3 play W- ; 4 play H5
1 take 2
2 take 4
4 take 3
0 lead H-
sealed 1 play D10 ; 2 play Wx2 ; 3 play H10 ; 4 play D1
0 take 1
1 take 2
2 take 3
4 lead D3
sealed 0 play H2 ; 1 play D- ; 2 play W5 ; 3 play D-
4 take 2
2 take 0
0 take 1
3 lead M-
sealed 0 play H4 ; 1 play D4 ; 2 play D6 ; 4 play H1
3 take 1
1 take 2
2 take 0
4 lead W-
sealed 0 play W4 ; 1 play M- ; 2 play W1 ; 3 play D-
4 take 1
1 take 3
3 take 0
2 lead M6
sealed 0 play D2 ; 1 play W0 ; 3 play H0 ; 4 play Dx2
2 take 0
0 take 4
4 take 1
3 lead W2
sealed 0 play W7 ; 1 play H6 ; 2 play W3 ; 4 play M3
3 take 0
0 take 1
1 take 2
4 lead W6
sealed 0 play D9 ; 1 play D7 ; 2 play M4 ; 3 play H3
4 take 0
0 take 2
2 take 1
3 lead H8
sealed 0 play M2 ; 1 play W8 ; 2 play D8 ; 4 play Hx2
3 take 2
2 take 4
4 take 0
1 lead D0
sealed 0 play W- ; 2 play H- ; 3 play H9 ; 4 play M5
1 take 4
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 0
puzzle 3-40-357-5 5
kind turn take
difficulty 22
found 0
choice 0 0 82.5 0 161.21 take 3
for helps-row points=14 left=1
choice 10.87 0.58 71.63 8.21 153 take 4
against behind points=8
for helps-row points=10 left=1
choice 37.53 1.22 44.97 12.32 148.89 take 1
against behind points=12
for helps-row points=3 left=1
choice 82.5 0.69 0 37.8 123.41 take 0
against hurts-row points=31 left=1
against behind points=38
steps
chance D10 W1 H7 H3 M8 W- H10 W- W5 M- M9 D1 Mx2 D3 W2 M10 H6 H8 W8 M- Wx2 D0 W4 W10 W3 D- D7 M4 W0 H- H5 D- W7 W9 M2 W- W6 Hx2 M- D5 D2 Dx2 H0 M1 H- D4 M6 H- H9 H2 M5 D8 M7 H4 D9 M0 D6 M3 D- H1
0 lead H0
sealed 1 play M1 ; 2 play W7 ; 3 play D4 ; 4 play H6 ; 5 play W-
0 take 3
3 take 4
4 take 1
1 take 2
5 lead W-
sealed 0 play Mx2 ; 1 play W- ; 2 play W5 ; 3 play M3 ; 4 play M9
5 take 2
2 take 1
1 take 4
4 take 0
3 lead D5
sealed 0 play H5 ; 1 play M- ; 2 play M- ; 4 play D2 ; 5 play H4
3 take 0
0 take 5
5 take 4
4 take 2
1 lead D-
sealed 0 play D9 ; 2 play D7 ; 3 play M4 ; 4 play W4 ; 5 play Dx2
1 take 5
5 take 3
3 take 2
2 take 0
4 lead M2
sealed 0 play H9 ; 1 play D- ; 2 play W2 ; 3 play M- ; 5 play W10
4 take 5
5 take 2
2 take 0
0 take 1
3 lead H3
sealed 0 play H10 ; 1 play W1 ; 2 play H7 ; 4 play M6 ; 5 play D1
3 take 2
2 take 1
1 take 0
0 take 4
5 lead H-
sealed 0 play W8 ; 1 play Hx2 ; 2 play D6 ; 3 play D0 ; 4 play M7
5 take 4
4 take 0
0 take 3
3 take 1
2 lead H-
sealed 0 play W6 ; 1 play M0 ; 3 play W9 ; 4 play M8 ; 5 play H-
2 take 5
5 take 4
4 take 1
1 take 0
3 lead D8
sealed 0 play W3 ; 1 play H2 ; 2 play M5 ; 4 play D- ; 5 play H8
3 take 2
2 take 5
5 take 0
0 take 1
4 lead W0
sealed 0 play D10 ; 1 play D3 ; 2 play Wx2 ; 3 play M10 ; 5 play H1
4 take 2
2 take 0
0 take 3
3 take 1
points 38 -7 37 -19 27 21
chance D- W3 H9 M- H4 D- D6 M6 H- M4 D9 M10 W- W5 D5 W1 M2 H10 W6 W4 H0 D2 Hx2 H6 D10 D0 D- D4 H- M- Dx2 H8 W10 H1 H3 M5 H5 Mx2 W2 D7 M0 W- Wx2 H- D1 M- M3 M1 D3 M9 W- W9 W0 W7 W8 D8 H7 M7 H2 M8
1 lead H-
sealed 0 play H5 ; 2 play W2 ; 3 play D2 ; 4 play H2 ; 5 play M1
1 take 0
0 take 3
3 take 4
4 take 2
5 lead D-
sealed 0 play D- ; 1 play Mx2 ; 2 play W10 ; 3 play D4 ; 4 play W0
5 take 1
1 take 2
2 take 3
3 take 4
0 lead D6
sealed 1 play D0 ; 2 play H9 ; 3 play H1 ; 4 play M3 ; 5 play M8
0 take 3
3 take 4
4 take 5
5 take 2
1 lead D8
sealed 0 play W8 ; 2 play H7 ; 3 play M- ; 4 play Hx2 ; 5 play M-
1 take 4
4 take 0
0 take 2
2 take 5
3 lead M-
sealed 0 play Wx2 ; 1 play M9 ; 2 play W- ; 4 play H4 ; 5 play M5
3 take 2
2 take 4
4 take 1
1 take 0
5 lead W-
sealed 0 play Dx2 ; 1 play M6 ; 2 play H- ; 3 play W1 ; 4 play H3
5 take 1
1 take 0
0 take 4
4 take 3
2 lead H0
sealed 0 play W6 ; 1 play H8 ; 3 play M4 ; 4 play D9 ; 5 play H6
2 take 5
5 take 4
4 take 0
0 take 1
3 lead D7
sealed 0 play D10 ; 1 play W3 ; 2 play D5 ; 4 play M2 ; 5 play M10
3 take 0
0 take 1
1 take 5
5 take 4
2 lead D-
sealed 0 play W- ; 1 play W5 ; 3 play W9 ; 4 play M0 ; 5 play H10
2 take 5
5 take 3
3 take 1
1 take 4
0 lead D3
sealed 1 play W4 ; 2 play D1 ; 3 play M7 ; 4 play H- ; 5 play W7
0 take 5
5 take 3
3 take 1
1 take 2
points 36 44 -21 21 -8 39
chance D4 M10 D8 D9 M4 W2 W4 Mx2 W0 M9 H- M2 M5 D5 W- W9 H- H8 W8 H1 H3 D10 D6 D7 Wx2 H6 H7 M8 W5 M3 W7 M- M0 H0 W3 M1 M7 H10 D2 D1 M- Hx2 M- D0 D- W6 H5 Dx2 D3 H9 D- H- D- W1 H4 W- M6 H2 W10 W-
2 lead M0
sealed 0 play D3 ; 1 play H10 ; 3 play H- ; 4 play M- ; 5 play M3
2 take 3
3 take 1
1 take 5
5 take 0
4 lead D-
sealed 0 play W8 ; 1 play M- ; 2 play H3 ; 3 play D9 ; 5 play H8
4 take 5
5 take 2
2 take 3
3 take 0
1 lead W-
sealed 0 play M- ; 2 play D2 ; 3 play W9 ; 4 play W10 ; 5 play Hx2
1 take 4
4 take 5
5 take 3
3 take 2
0 lead D4
sealed 1 play D0 ; 2 play H7 ; 3 play H2 ; 4 play D6 ; 5 play W-
0 take 4
4 take 3
3 take 2
2 take 5
1 lead H1
sealed 0 play H4 ; 2 play M6 ; 3 play M8 ; 4 play H5 ; 5 play Dx2
1 take 3
3 take 2
2 take 5
5 take 4
0 lead W4
sealed 1 play Mx2 ; 2 play W0 ; 3 play M9 ; 4 play M4 ; 5 play M1
0 take 3
3 take 1
1 take 4
4 take 5
2 lead D8
sealed 0 play M5 ; 1 play M10 ; 3 play D1 ; 4 play H- ; 5 play D7
2 take 5
5 take 1
1 take 0
0 take 3
4 lead H-
sealed 0 play W7 ; 1 play H9 ; 2 play D- ; 3 play W6 ; 5 play M2
4 take 1
1 take 2
2 take 5
5 take 3
0 lead M7
sealed 1 play H6 ; 2 play D- ; 3 play H0 ; 4 play W3 ; 5 play W2
0 take 5
5 take 1
1 take 4
4 take 2
3 lead D10
sealed 0 play Wx2 ; 1 play D5 ; 2 play W- ; 4 play W5 ; 5 play W1
3 take 0
0 take 1
1 take 5
5 take 2
points 18 38 21 41 28 24
chance W- W7 W- M2 H3 D- D- H- M- H10 D4 Hx2 Mx2 W6 M4 H4 D7 D3 D8 D10 H5 W4 M1 D- M- M5 D5 H7 H9 D0 H- Wx2 W5 D1 W10 M10 M8 M0 H1 D9 W0 M- H8 W3 M6 Dx2 M3 W- H6 W1 W9 H0 D2 D6 W2 H2 M9 W8 H- M7
3 lead D1
sealed 0 play H6 ; 1 play H- ; 2 play D5 ; 4 play H- ; 5 play M10
3 take 0
0 take 5
5 take 2
2 take 4
1 lead M0
sealed 0 play W- ; 2 play H5 ; 3 play H10 ; 4 play D4 ; 5 play D6
1 take 3
3 take 2
2 take 4
4 take 5
0 lead M-
sealed 1 play Wx2 ; 2 play M- ; 3 play Dx2 ; 4 play H3 ; 5 play D3
0 take 1
1 take 3
3 take 4
4 take 5
2 lead M6
sealed 0 play D8 ; 1 play W1 ; 3 play W4 ; 4 play D7 ; 5 play Hx2
2 take 5
5 take 3
3 take 0
0 take 1
4 lead D2
sealed 0 play M8 ; 1 play H2 ; 2 play W5 ; 3 play D9 ; 5 play M7
4 take 5
5 take 1
1 take 3
3 take 0
2 lead M4
sealed 0 play H- ; 1 play M5 ; 3 play H7 ; 4 play W0 ; 5 play D-
2 take 0
0 take 5
5 take 3
3 take 1
4 lead M1
sealed 0 play D- ; 1 play W3 ; 2 play W9 ; 3 play M2 ; 5 play D-
4 take 3
3 take 1
1 take 2
2 take 5
0 lead W2
sealed 1 play D10 ; 2 play H1 ; 3 play W8 ; 4 play W10 ; 5 play M-
0 take 2
2 take 3
3 take 1
1 take 4
5 lead W-
sealed 0 play H8 ; 1 play W6 ; 2 play W- ; 3 play H4 ; 4 play H9
5 take 4
4 take 1
1 take 3
3 take 0
2 lead M9
sealed 0 play Mx2 ; 1 play W7 ; 3 play H0 ; 4 play M3 ; 5 play D0
2 take 0
0 take 4
4 take 1
1 take 3
points -11 34 -14 38 3 -2
chance D7 W6 W- H2 M4 H- H7 W2 W10 D9 D- D0 D1 H8 M7 D- M6 M- Hx2 W3 W7 H10 M8 Dx2 W- W5 W8 H- W1 H4 M- H5 M- W- M0 W4 Mx2 W0 D4 H- D- W9 D8 H3 M10 M2 D2 H9 M5 M1 D5 M9 M3 Wx2 D3 H0 H6 D6 H1 D10
4 lead H1
sealed 0 play Mx2 ; 1 play H0 ; 2 play D4 ; 3 play D- ; 5 play M-
4 take 2
2 take 3
3 take 0
0 take 5
1 lead W0
sealed 0 play M5 ; 2 play M7 ; 3 play D6 ; 4 play M0 ; 5 play Wx2
1 take 5
5 take 2
2 take 3
3 take 0
4 lead M4
sealed 0 play M- ; 1 play M1 ; 2 play W- ; 3 play W- ; 5 play H9
4 take 5
5 take 1
1 take 0
0 take 3
2 lead H6
sealed 0 play Hx2 ; 1 play W2 ; 3 play H- ; 4 play D- ; 5 play H-
2 take 0
0 take 5
5 take 1
1 take 4
3 lead M2
sealed 0 play H7 ; 1 play H8 ; 2 play W7 ; 4 play M6 ; 5 play D10
3 take 4
4 take 5
5 take 2
2 take 1
0 lead D3
sealed 1 play H5 ; 2 play M- ; 3 play H- ; 4 play M3 ; 5 play H4
0 take 3
3 take 4
4 take 5
5 take 1
2 lead W10
sealed 0 play D7 ; 1 play W3 ; 3 play H2 ; 4 play D- ; 5 play D0
2 take 4
4 take 0
0 take 3
3 take 1
5 lead W4
sealed 0 play D8 ; 1 play W5 ; 2 play W8 ; 3 play D9 ; 4 play M8
5 take 4
4 take 3
3 take 0
0 take 1
2 lead D5
sealed 0 play D1 ; 1 play W6 ; 3 play M9 ; 4 play W1 ; 5 play Dx2
2 take 5
5 take 3
3 take 1
1 take 4
0 lead W-
sealed 1 play H3 ; 2 play M10 ; 3 play H10 ; 4 play D2 ; 5 play W9
0 take 3
3 take 2
2 take 5
5 take 4
points 12 -10 51 53 15 46
chance W- W2 D7 H1 M- D- W8 H5 W10 H7 D2 M7 W- W9 D- H2 D10 M4 H0 D0 W3 Mx2 H10 D8 D5 M9 M0 M- M1 D6 H- W6 D4 D3 W7 W0 H- H- H8 W5 M5 H9 Hx2 Wx2 D- W- H4 H3 M2 Dx2 W1 M3 D1 M8 M10 D9 M- M6 W4 H6
5 lead H6
sealed 0 play W8 ; 1 play H- ; 2 play D4 ; 3 play H7 ; 4 play M-
5 take 3
3 take 2
2 take 1
1 take 0
4 lead W4
sealed 0 play M2 ; 1 play D0 ; 2 play D7 ; 3 play M6 ; 5 play D6
4 take 5
5 take 3
3 take 1
1 take 2
0 lead D5
sealed 1 play W2 ; 2 play H8 ; 3 play W- ; 4 play M1 ; 5 play H9
0 take 5
5 take 3
3 take 1
1 take 2
4 lead D2
sealed 0 play M10 ; 1 play W6 ; 2 play W1 ; 3 play W5 ; 5 play M4
4 take 3
3 take 0
0 take 2
2 take 1
5 lead M8
sealed 0 play Hx2 ; 1 play H5 ; 2 play D- ; 3 play D3 ; 4 play D1
5 take 0
0 take 1
1 take 3
3 take 2
4 lead W7
sealed 0 play H- ; 1 play W9 ; 2 play M0 ; 3 play M3 ; 5 play H3
4 take 5
5 take 1
1 take 3
3 take 0
2 lead M-
sealed 0 play W- ; 1 play Wx2 ; 3 play H1 ; 4 play H10 ; 5 play W0
2 take 1
1 take 4
4 take 3
3 take 0
5 lead D8
sealed 0 play W- ; 1 play M9 ; 2 play D- ; 3 play H2 ; 4 play H4
5 take 0
0 take 4
4 take 1
1 take 3
2 lead W3
sealed 0 play H- ; 1 play Dx2 ; 3 play M- ; 4 play D10 ; 5 play M7
2 take 5
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 1
puzzle 3-47-235-0 0
kind turn take
difficulty 23
found 0
choice 0 0 34.74 0 120.32 take 1
for helps-row points=5 left=1
for keeps-from seat=3 points=5 left=1
choice 8.42 0.16 26.32 2.25 118.07 take 3
against hurts-row points=3 left=1
against behind points=2
choice 11.16 0.23 23.58 8.5 111.82 take 4
against behind points=8
for helps-row points=2 left=1
choice 13.73 0.21 21.01 -1.93 122.25 take 5
for helps-row points=6 left=1
for keeps-from seat=3 points=6 left=1
steps
chance W3 M4 D5 M0 H- W9 D4 D- M10 H6 M6 M2 H5 H- W- M3 M- W7 W- D1 D8 M1 D2 H8 D0 D7 H4 M7 D10 M- D- D9 H2 Dx2 H3 H10 Wx2 H9 M8 W6 W- W8 D3 H1 D- W10 Hx2 H0 Mx2 W5 D6 M9 M5 H- W1 M- W0 W2 W4 H7
1 lead M-
sealed 0 play H5 ; 2 play M10 ; 3 play M9 ; 4 play D10 ; 5 play H10
1 take 2
2 take 4
4 take 5
5 take 3
0 lead Wx2
sealed 1 play H- ; 2 play D- ; 3 play M3 ; 4 play H- ; 5 play H-
0 take 3
3 take 2
2 take 1
1 take 4
5 lead M-
sealed 0 play W3 ; 1 play D- ; 2 play M8 ; 3 play Dx2 ; 4 play M-
5 take 0
0 take 3
3 take 2
2 take 4
1 lead H1
sealed 0 play W1 ; 2 play W- ; 3 play M1 ; 4 play W- ; 5 play H0
1 take 0
0 take 3
3 take 2
2 take 5
4 lead W4
sealed 0 play D4 ; 1 play D1 ; 2 play H2 ; 3 play W6 ; 5 play H8
4 take 3
3 take 5
5 take 0
0 take 2
1 lead W5
sealed 0 play Mx2 ; 2 play H4 ; 3 play W2 ; 4 play H3 ; 5 play H7
1 take 3
3 take 0
0 take 5
5 take 2
4 lead D2
sealed 0 play D0 ; 1 play M4 ; 2 play W0 ; 3 play M7 ; 5 play M2
4 take 3
3 take 1
1 take 5
5 take 2
0 lead D3
sealed 1 play D7 ; 2 play D5 ; 3 play H6 ; 4 play M6 ; 5 play W7
0 take 1
1 take 5
5 take 4
4 take 2
3 lead M0
sealed 0 play D- ; 1 play H9 ; 2 play D6 ; 4 play Hx2 ; 5 play W9
3 take 1
1 take 5
5 take 2
2 take 0
4 lead M5
sealed 0 play W- ; 1 play D9 ; 2 play D8 ; 3 play W10 ; 5 play W8
4 take 3
3 take 2
2 take 5
5 take 1
points 27 -35 8 35 5 38
chance H7 W3 H0 M8 H9 H3 W1 M- D7 W- M3 M2 H6 W8 D4 M9 Mx2 W4 M10 Wx2 H8 D- M- M1 W5 D1 D2 H1 D10 M4 M- H5 H- W2 Dx2 D0 H- D5 D8 D6 W10 D9 M0 M5 W9 W6 D- W7 H- H4 W0 M6 D3 M7 W- Hx2 H10 D- W- H2
2 lead H-
sealed 0 play M10 ; 1 play Hx2 ; 3 play W2 ; 4 play W10 ; 5 play D9
2 take 0
0 take 1
1 take 4
4 take 5
3 lead W-
sealed 0 play H- ; 1 play H5 ; 2 play H10 ; 4 play H9 ; 5 play H3
3 take 1
1 take 2
2 take 4
4 take 5
0 lead H6
sealed 1 play M- ; 2 play W0 ; 3 play M8 ; 4 play M- ; 5 play D0
0 take 3
3 take 1
1 take 5
5 take 2
4 lead D-
sealed 0 play H- ; 1 play D1 ; 2 play H8 ; 3 play M9 ; 5 play M7
4 take 3
3 take 1
1 take 2
2 take 5
0 lead M0
sealed 1 play W8 ; 2 play D2 ; 3 play D- ; 4 play W- ; 5 play W7
0 take 4
4 take 1
1 take 5
5 take 2
3 lead D-
sealed 0 play W5 ; 1 play W3 ; 2 play H0 ; 4 play Mx2 ; 5 play H2
3 take 2
2 take 0
0 take 4
4 take 1
5 lead M1
sealed 0 play W- ; 1 play D5 ; 2 play D8 ; 3 play H1 ; 4 play D10
5 take 3
3 take 4
4 take 2
2 take 1
0 lead M-
sealed 1 play Wx2 ; 2 play D4 ; 3 play W6 ; 4 play Dx2 ; 5 play M4
0 take 3
3 take 1
1 take 5
5 take 2
4 lead D3
sealed 0 play H7 ; 1 play M5 ; 2 play W9 ; 3 play D6 ; 5 play M2
4 take 2
2 take 0
0 take 1
1 take 5
3 lead M6
sealed 0 play W1 ; 1 play H4 ; 2 play D7 ; 4 play M3 ; 5 play W4
3 take 5
5 take 1
1 take 2
2 take 0
points 40 9 -5 22 31 -7
chance W8 W7 M7 Hx2 W- D1 M- D8 Dx2 H1 M2 W1 H0 M4 D- W9 H6 H3 H2 W- M0 D- H10 H- D- W2 Mx2 Wx2 W3 H- H- M3 W10 D4 H4 M10 M1 H8 H7 M- H9 M6 W- D9 M- W0 D2 H5 M5 D5 D6 M9 D0 M8 W6 W4 D10 D3 D7 W5
3 lead M-
sealed 0 play W6 ; 1 play D9 ; 2 play D10 ; 4 play H10 ; 5 play M10
3 take 1
1 take 2
2 take 4
4 take 5
0 lead M5
sealed 1 play W- ; 2 play D- ; 3 play Wx2 ; 4 play W- ; 5 play H-
0 take 3
3 take 5
5 take 2
2 take 1
4 lead D0
sealed 0 play W8 ; 1 play W7 ; 2 play M- ; 3 play M9 ; 5 play D1
4 take 3
3 take 0
0 take 2
2 take 5
1 lead W2
sealed 0 play H2 ; 2 play M0 ; 3 play W9 ; 4 play D2 ; 5 play H-
1 take 0
0 take 3
3 take 5
5 take 4
2 lead D6
sealed 0 play H- ; 1 play M3 ; 3 play H1 ; 4 play M2 ; 5 play W5
2 take 1
1 take 4
4 take 5
5 take 3
0 lead M1
sealed 1 play M4 ; 2 play Mx2 ; 3 play Hx2 ; 4 play W3 ; 5 play W1
0 take 3
3 take 4
4 take 5
5 take 2
1 lead D5
sealed 0 play H0 ; 2 play Dx2 ; 3 play W0 ; 4 play D7 ; 5 play H5
1 take 5
5 take 2
2 take 4
4 take 0
3 lead D3
sealed 0 play W- ; 1 play H8 ; 2 play H7 ; 4 play H4 ; 5 play H3
3 take 4
4 take 1
1 take 2
2 take 0
5 lead M6
sealed 0 play M- ; 1 play W4 ; 2 play W10 ; 3 play D4 ; 4 play H6
5 take 2
2 take 4
4 take 3
3 take 1
0 lead D-
sealed 1 play D8 ; 2 play M7 ; 3 play D- ; 4 play H9 ; 5 play M8
0 take 4
4 take 1
1 take 3
3 take 5
points 36 11 17 33 18 28
chance H6 D5 H- M6 Wx2 D7 W7 M- Mx2 Dx2 M0 H8 W4 M3 H5 H7 H3 D6 W2 D8 Hx2 M8 D0 H1 M- D- M- D4 M2 H- M9 M1 W0 D2 H- W1 M7 D9 H10 W3 H9 D3 W- H2 W10 H0 W9 H4 M4 D10 D1 D- D- M10 M5 W8 W5 W- W6 W-
4 lead D-
sealed 0 play W7 ; 1 play D10 ; 2 play W10 ; 3 play D2 ; 5 play M10
4 take 1
1 take 2
2 take 5
5 take 0
3 lead D4
sealed 0 play W4 ; 1 play M- ; 2 play M- ; 4 play H- ; 5 play W-
3 take 0
0 take 5
5 take 1
1 take 2
4 lead D0
sealed 0 play W2 ; 1 play D- ; 2 play W0 ; 3 play H7 ; 5 play H-
4 take 0
0 take 3
3 take 1
1 take 5
2 lead H-
sealed 0 play M- ; 1 play M1 ; 3 play Dx2 ; 4 play Wx2 ; 5 play H8
2 take 1
1 take 4
4 take 3
3 take 5
0 lead M7
sealed 1 play D9 ; 2 play D1 ; 3 play D- ; 4 play M0 ; 5 play H1
0 take 5
5 take 2
2 take 1
1 take 4
3 lead H0
sealed 0 play W- ; 1 play H2 ; 2 play H5 ; 4 play W9 ; 5 play D7
3 take 4
4 take 2
2 take 5
5 take 1
0 lead H6
sealed 1 play D8 ; 2 play Hx2 ; 3 play M6 ; 4 play H3 ; 5 play W1
0 take 1
1 take 3
3 take 2
2 take 5
4 lead W6
sealed 0 play M4 ; 1 play W8 ; 2 play W5 ; 3 play M8 ; 5 play D3
4 take 1
1 take 5
5 take 3
3 take 0
2 lead Mx2
sealed 0 play M5 ; 1 play D5 ; 3 play W3 ; 4 play M2 ; 5 play D6
2 take 0
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 3
puzzle 3-49-38-0 0
kind sealed play
difficulty 25
found 0
choice 0 0 61.26 0 70.73 play D-
for taken-early seat=1
choice 24.06 0.52 37.2 31 39.73 play H10
against serves seat=3 points=16 left=5
against behind points=31
choice 32.78 0.56 28.48 44.03 26.7 play H6
against serves seat=3 points=10 left=5
against behind points=44
choice 33.75 0.66 27.51 46.52 24.2 play D5
against serves seat=3 points=4 left=5
against behind points=47
choice 34.68 0.52 26.58 43.47 27.25 play W-
against serves seat=2 points=29 left=5
against behind points=43
steps
chance W9 W10 W3 D10 Dx2 H3 H- H9 H10 D9 M7 H5 H6 Mx2 H7 W2 D6 H1 M10 M2 D5 M9 D7 M- D- W- W1 M4 D- D4 W8 W6 M- H4 H2 D2 W4 M8 H0 D- M- D1 H- M0 W- W5 Hx2 D8 H8 W0 Wx2 M6 D3 M1 W7 H- D0 M3 M5 W-
3 lead D-
sealed 0 play Dx2 ; 1 play M3 ; 2 play W3
3 take 2
2 take 0
1 lead H4
sealed 0 play H8 ; 2 play H2 ; 3 play M0
1 take 0
0 take 2
3 lead H5
sealed 0 play M- ; 1 play W10 ; 2 play H7
3 take 1
1 take 0
2 lead W8
sealed 0 play W4 ; 1 play W0 ; 3 play M4
2 take 0
0 take 3
1 lead M8
sealed 0 play D0 ; 2 play Wx2 ; 3 play H-
1 take 3
3 take 2
0 lead W9
sealed 1 play D4 ; 2 play Hx2 ; 3 play M2
0 take 1
1 take 3
2 lead W1
sealed 0 play D6 ; 1 play W5 ; 3 play W-
2 take 3
3 take 0
1 lead M9
sealed 0 play M- ; 2 play M10 ; 3 play W6
1 take 3
3 take 2
0 lead D3
sealed 1 play W- ; 2 play H0 ; 3 play H9
0 take 2
2 take 3
1 lead D9
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 0
puzzle 3-26-171-0 0
kind turn take
difficulty 25
found 0
choice 0 0 34.93 0 119.18 take 3
for helps-row points=10 left=2
choice 9.9 0.45 25.03 18.22 100.96 take 2
against behind points=18
for helps-row points=6 left=2
choice 19.99 0.34 14.94 29.02 90.16 take 4
against behind points=29
steps
chance D1 D6 D8 H9 W- D- H8 M0 D- D- Dx2 M8 W2 D3 H2 D0 M6 W0 M3 M5 W- Hx2 H4 W8 D7 M- W10 Wx2 Mx2 H- W6 H1 D9 M10 H0 W3 M- D4 H7 D10 W5 D5 M4 W9 W4 M2 W1 H10 H5 M9 M7 M- H6 W7 M1 W- H3 H- H- D2
0 lead Dx2
sealed 1 play H1 ; 2 play W0 ; 3 play W8 ; 4 play D-
0 take 3
3 take 4
4 take 2
1 lead W1
sealed 0 play W3 ; 2 play M4 ; 3 play H5 ; 4 play W-
1 take 0
0 take 3
3 take 2
4 lead M1
sealed 0 play D0 ; 1 play W10 ; 2 play H- ; 3 play H9
4 take 3
3 take 2
2 take 1
0 lead M-
sealed 1 play H8 ; 2 play M0 ; 3 play Mx2 ; 4 play W4
0 take 4
4 take 1
1 take 3
2 lead W2
sealed 0 play M2 ; 1 play D6 ; 3 play H7 ; 4 play D2
2 take 1
1 take 4
4 take 0
3 lead M3
sealed 0 play D- ; 1 play M8 ; 2 play D8 ; 4 play H-
3 take 4
4 take 1
1 take 2
0 lead W5
sealed 1 play D5 ; 2 play H4 ; 3 play D3 ; 4 play H2
0 take 3
3 take 2
2 take 4
1 lead M-
sealed 0 play M7 ; 2 play H6 ; 3 play H- ; 4 play H0
1 take 0
0 take 2
2 take 4
3 lead D-
sealed 0 play W6 ; 1 play H3 ; 2 play D4 ; 4 play M9
3 take 1
1 take 4
4 take 2
0 lead W-
sealed 1 play Hx2 ; 2 play D9 ; 3 play M10 ; 4 play D10
0 take 1
1 take 3
3 take 2
4 lead D7
sealed 0 play W- ; 1 play M6 ; 2 play H10 ; 3 play W9
4 take 0
0 take 2
2 take 1
3 lead W7
sealed 0 play D1 ; 1 play M- ; 2 play Wx2 ; 4 play M5
3 take 4
4 take 2
2 take 1
points 76 69 -26 -7 2
chance W7 H5 W2 Mx2 H- M- M- Hx2 W- M7 H4 H10 M4 D1 W10 M3 M9 H- H0 H1 M6 D4 D5 Wx2 D- M0 H7 D- D10 M- W8 D7 W- W0 D2 D- W9 W- D0 H2 M8 D3 M10 H9 H3 M5 D6 W5 Dx2 M2 D9 H8 H- H6 W4 M1 W6 W1 W3 D8
1 lead D3
sealed 0 play M0 ; 2 play W- ; 3 play W0 ; 4 play H-
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M3 ; 1 play M- ; 2 play M4 ; 4 play H1
3 take 1
1 take 2
2 take 0
4 lead M2
sealed 0 play D- ; 1 play D7 ; 2 play D- ; 3 play H0
4 take 1
1 take 3
3 take 2
0 lead W8
sealed 1 play W9 ; 2 play D5 ; 3 play H6 ; 4 play D8
0 take 4
4 take 3
3 take 1
2 lead W1
sealed 0 play H4 ; 1 play D4 ; 3 play Wx2 ; 4 play H2
2 take 3
3 take 0
0 take 4
1 lead W6
sealed 0 play M6 ; 2 play H- ; 3 play Dx2 ; 4 play M7
1 take 0
0 take 3
3 take 4
2 lead H-
sealed 0 play W7 ; 1 play M9 ; 3 play D10 ; 4 play D-
2 take 1
1 take 0
0 take 3
4 lead H3
sealed 0 play D9 ; 1 play H7 ; 2 play W- ; 3 play D1
4 take 0
0 take 1
1 take 3
2 lead W5
sealed 0 play M8 ; 1 play H5 ; 3 play H9 ; 4 play W4
2 take 1
1 take 0
0 take 3
4 lead D2
sealed 0 play M5 ; 1 play H8 ; 2 play M10 ; 3 play Mx2
4 take 1
1 take 0
0 take 2
3 lead W-
sealed 0 play M1 ; 1 play D6 ; 2 play Hx2 ; 4 play M-
3 take 2
2 take 0
0 take 1
4 lead W10
sealed 0 play M- ; 1 play H10 ; 2 play W2 ; 3 play D0
4 take 2
2 take 1
1 take 0
points 31 37 46 -17 44
chance M1 D0 D7 W1 W- Dx2 M0 M3 M- Hx2 D9 H9 M10 H6 D6 W8 M9 W10 M- M- W9 Mx2 M7 H- H4 W- M5 M2 D4 D- D3 D- M8 D2 W2 H- H1 W6 H10 D1 D10 Wx2 D8 H0 D- W4 W- W5 M6 D5 H8 W0 M4 W3 W7 H2 H- H7 H5 H3
2 lead M4
sealed 0 play W4 ; 1 play M0 ; 3 play M- ; 4 play M-
2 take 0
0 take 3
3 take 1
4 lead H4
sealed 0 play D9 ; 1 play H9 ; 2 play M3 ; 3 play M6
4 take 3
3 take 1
1 take 0
2 lead M2
sealed 0 play H- ; 1 play Mx2 ; 3 play W3 ; 4 play W-
2 take 1
1 take 0
0 take 4
3 lead H6
sealed 0 play Dx2 ; 1 play Wx2 ; 2 play D8 ; 4 play D-
3 take 4
4 take 1
1 take 0
2 lead D7
sealed 0 play H8 ; 1 play W0 ; 3 play H10 ; 4 play D5
2 take 4
4 take 0
0 take 1
3 lead D4
sealed 0 play W- ; 1 play D0 ; 2 play W5 ; 4 play W7
3 take 2
2 take 4
4 take 1
0 lead H2
sealed 1 play H- ; 2 play W6 ; 3 play W1 ; 4 play W2
0 take 3
3 take 2
2 take 4
1 lead D-
sealed 0 play W9 ; 2 play M7 ; 3 play D2 ; 4 play D6
1 take 3
3 take 2
2 take 4
0 lead D3
sealed 1 play W- ; 2 play M10 ; 3 play H0 ; 4 play H3
0 take 4
4 take 3
3 take 2
1 lead H1
sealed 0 play D10 ; 2 play H7 ; 3 play M- ; 4 play D1
1 take 0
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-31-223-1 1
kind turn take
difficulty 27
found 0
choice 0 0 37.26 0 117.33 take 4
for helps-row points=15 left=3
choice 15.86 0.4 21.4 16.59 100.73 take 0
against behind points=17
for helps-row points=8 left=3
choice 18.66 0.34 18.6 12.39 104.94 take 5
against behind points=12
for helps-row points=3 left=3
choice 23.38 0.32 13.89 23.68 93.65 take 3
against hurts-row points=7 left=3
against behind points=24
steps
chance M- D10 D3 W- D5 H10 W1 W- H- M10 D- H- M5 D6 H7 W6 Hx2 M- W9 H2 Wx2 Dx2 M0 W8 D- W4 H- W0 W10 W- M- H4 D- W5 M6 M3 Mx2 W2 M1 W3 H5 H3 D0 H1 M8 M2 H0 D2 H6 D4 M9 W7 M4 D7 D1 H8 H9 D9 M7 D8
3 lead W-
sealed 0 play Mx2 ; 1 play W2 ; 2 play H7 ; 4 play D5 ; 5 play H-
3 take 0
0 take 2
2 take 1
1 take 4
5 lead W8
sealed 0 play M- ; 1 play W4 ; 2 play H- ; 3 play W0 ; 4 play D-
5 take 1
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M- ; 1 play D10 ; 2 play M1 ; 4 play H5 ; 5 play H3
3 take 1
1 take 4
4 take 5
5 take 2
0 lead D-
sealed 1 play D6 ; 2 play M9 ; 3 play M10 ; 4 play Hx2 ; 5 play H10
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D2
sealed 0 play D0 ; 1 play H1 ; 2 play D- ; 3 play M2 ; 4 play M0
5 take 2
2 take 1
1 take 0
0 take 3
4 lead H0
sealed 0 play W9 ; 1 play H4 ; 2 play H9 ; 3 play Dx2 ; 5 play D7
4 take 3
3 take 2
2 take 5
5 take 1
0 lead W1
sealed 1 play D4 ; 2 play D3 ; 3 play W5 ; 4 play M7 ; 5 play M3
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D8
sealed 0 play D1 ; 1 play H8 ; 2 play H- ; 3 play W6 ; 4 play M4
5 take 1
1 take 0
0 take 4
4 take 3
2 lead M8
sealed 0 play M5 ; 1 play H2 ; 3 play W7 ; 4 play M6 ; 5 play W-
2 take 1
1 take 0
0 take 4
4 take 3
5 lead M-
sealed 0 play H6 ; 1 play W- ; 2 play Wx2 ; 3 play D9 ; 4 play W10
5 take 1
1 take 2
2 take 3
3 take 4
points -19 48 42 -14 46 26
chance W3 D- W1 Wx2 M5 M3 M- W7 W- W9 W4 M1 M9 D1 D9 H4 H0 H10 M0 Hx2 W- D8 H- D- D0 D7 H1 M10 H2 H- D2 Dx2 W5 W0 H6 W10 D4 H3 H9 W8 H- W- W2 M- H5 D3 M7 D5 M4 M6 W6 Mx2 M2 H7 D6 M8 D10 H8 M- D-
4 lead W4
sealed 0 play M- ; 1 play M6 ; 2 play W6 ; 3 play W0 ; 5 play D5
4 take 0
0 take 2
2 take 1
1 take 5
3 lead D3
sealed 0 play D0 ; 1 play D7 ; 2 play H5 ; 4 play M5 ; 5 play D-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead D-
sealed 0 play M0 ; 1 play Dx2 ; 2 play W1 ; 3 play Wx2 ; 4 play M2
5 take 1
1 take 2
2 take 4
4 take 0
3 lead H4
sealed 0 play D2 ; 1 play W7 ; 2 play W5 ; 4 play H6 ; 5 play W-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead M3
sealed 0 play W2 ; 1 play D1 ; 2 play H9 ; 3 play W8 ; 4 play M7
5 take 3
3 take 2
2 take 0
0 take 4
1 lead M-
sealed 0 play D6 ; 2 play D9 ; 3 play W9 ; 4 play H2 ; 5 play H7
1 take 0
0 take 3
3 take 5
5 take 2
4 lead H-
sealed 0 play D4 ; 1 play M8 ; 2 play H1 ; 3 play D8 ; 5 play W10
4 take 5
5 take 1
1 take 3
3 take 2
0 lead W3
sealed 1 play H3 ; 2 play W- ; 3 play H8 ; 4 play H0 ; 5 play H-
0 take 5
5 take 1
1 take 4
4 take 3
2 lead W-
sealed 0 play M9 ; 1 play Hx2 ; 3 play M10 ; 4 play M- ; 5 play M1
2 take 0
0 take 3
3 take 1
1 take 5
4 lead H-
sealed 0 play M4 ; 1 play D- ; 2 play D10 ; 3 play Mx2 ; 5 play H10
4 take 1
1 take 2
2 take 3
3 take 5
points 46 39 41 36 19 19
chance W5 D1 M2 Dx2 W0 H0 M3 H5 W10 D0 Hx2 M6 W- H4 Wx2 D9 M7 D5 W- H1 M10 W2 M- H7 M0 M5 H8 D- Mx2 D10 M9 D7 D8 M1 H- M4 W4 W9 H9 D3 D- W3 W1 D4 H- D6 W6 H3 M- H10 W- M- D- W7 W8 H2 M8 H6 D2 H-
5 lead H0
sealed 0 play M9 ; 1 play D1 ; 2 play M10 ; 3 play Dx2 ; 4 play M7
5 take 1
1 take 4
4 take 0
0 take 2
3 lead M-
sealed 0 play W8 ; 1 play H2 ; 2 play D8 ; 4 play Mx2 ; 5 play M6
3 take 4
4 take 0
0 take 2
2 take 1
5 lead H-
sealed 0 play M- ; 1 play H4 ; 2 play M2 ; 3 play D- ; 4 play W6
5 take 2
2 take 1
1 take 3
3 take 4
0 lead W-
sealed 1 play M5 ; 2 play W10 ; 3 play D9 ; 4 play Hx2 ; 5 play W3
0 take 3
3 take 2
2 take 4
4 take 1
5 lead M4
sealed 0 play W- ; 1 play H1 ; 2 play W- ; 3 play D0 ; 4 play M-
5 take 2
2 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play M0 ; 1 play W9 ; 2 play H- ; 3 play H6 ; 5 play D5
4 take 0
0 take 2
2 take 5
5 take 1
3 lead M1
sealed 0 play W1 ; 1 play D7 ; 2 play M8 ; 4 play D2 ; 5 play W7
3 take 2
2 take 0
0 take 1
1 take 5
4 lead W0
sealed 0 play M3 ; 1 play D4 ; 2 play Wx2 ; 3 play D6 ; 5 play H7
4 take 2
2 take 5
5 take 1
1 take 0
3 lead D3
sealed 0 play W4 ; 1 play H5 ; 2 play H9 ; 4 play H- ; 5 play H3
3 take 5
5 take 0
0 take 1
1 take 2
4 lead D-
sealed 0 play W5 ; 1 play H10 ; 2 play H8 ; 3 play W2 ; 5 play D10
4 take 2
2 take 5
5 take 1
1 take 3
points -35 19 -25 16 27 28
chance M5 D8 Dx2 Wx2 H1 H- W5 M6 D- H6 H3 H10 H5 M- W6 W4 H7 D9 W- D0 M- Hx2 M3 H9 M1 M7 D6 M2 W- D3 D7 W2 M10 M0 M- H2 W9 D4 D- M9 W- H4 H0 W10 D1 W1 H8 W3 W8 D5 W0 Mx2 M8 M4 W7 D10 H- D- H- D2
0 lead W-
sealed 1 play W2 ; 2 play M10 ; 3 play Mx2 ; 4 play H8 ; 5 play H9
0 take 2
2 take 4
4 take 1
1 take 5
3 lead D-
sealed 0 play M5 ; 1 play M- ; 2 play H- ; 4 play M8 ; 5 play H-
3 take 4
4 take 0
0 take 2
2 take 1
5 lead D2
sealed 0 play H0 ; 1 play D0 ; 2 play W6 ; 3 play M0 ; 4 play H3
5 take 0
0 take 2
2 take 4
4 take 3
1 lead M6
sealed 0 play M1 ; 2 play Dx2 ; 3 play W1 ; 4 play H7 ; 5 play H4
1 take 0
0 take 2
2 take 4
4 take 5
3 lead H6
sealed 0 play H5 ; 1 play M7 ; 2 play D6 ; 4 play W- ; 5 play M4
3 take 4
4 take 2
2 take 0
0 take 1
5 lead H2
sealed 0 play D7 ; 1 play D4 ; 2 play M- ; 3 play M2 ; 4 play H-
5 take 3
3 take 0
0 take 4
4 take 1
2 lead D-
sealed 0 play W9 ; 1 play D10 ; 3 play M9 ; 4 play M- ; 5 play D3
2 take 1
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 1
option first 4
puzzle 3-36-47-2 2
kind turn take
difficulty 30
found 0
choice 0 0 88.02 0 46.91 take 5
for helps-row points=3 left=2
choice 24.68 0.95 63.34 5.14 41.78 take 4
against behind points=5
for helps-row points=2 left=2
choice 88.02 0.57 0 61.11 -14.2 take 1
against hurts-row points=41 left=2
against behind points=61
steps
chance Mx2 W10 W9 W- H10 D8 H4 M8 M7 W6 W1 W0 H7 H- H6 D3 Hx2 W- M- D4 D0 W5 H2 M- W4 Wx2 D2 M10 W8 W2 M1 D- M5 D- W- D1 Dx2 H9 M0 M3 D7 H3 H- H1 H5 M- M4 D10 M6 H8 M9 W7 W3 D6 M2 H- H0 D9 D5 D-
4 lead D5
sealed 0 play M- ; 1 play H1 ; 2 play M0 ; 3 play W6 ; 5 play D-
4 take 0
0 take 3
3 take 1
1 take 5
2 lead D0
sealed 0 play M2 ; 1 play Wx2 ; 3 play W- ; 4 play H10 ; 5 play M-
2 take 0
0 take 3
3 take 1
1 take 4
5 lead W0
sealed 0 play H7 ; 1 play M8 ; 2 play W9 ; 3 play D- ; 4 play W8
5 take 0
0 take 1
1 take 3
3 take 4
2 lead D2
sealed 0 play H- ; 1 play D4 ; 3 play D9 ; 4 play W3 ; 5 play W-
2 take 3
3 take 4
4 take 1
1 take 5
0 lead M1
sealed 1 play H8 ; 2 play M9 ; 3 play M3 ; 4 play M4 ; 5 play W2
0 take 3
3 take 2
2 take 4
4 take 5
1 lead H-
sealed 0 play Mx2 ; 2 play H0 ; 3 play M10 ; 4 play D7 ; 5 play D1
1 take 3
3 take 0
0 take 5
5 take 2
4 lead W-
sealed 0 play W4 ; 1 play H9 ; 2 play M5 ; 3 play W7 ; 5 play D10
4 take 5
5 take 0
0 take 1
1 take 2
3 lead W5
sealed 0 play M6 ; 1 play D- ; 2 play H5 ; 4 play Hx2 ; 5 play H3
3 take 0
0 take 2
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 1
puzzle 2-23-343-4 4
kind sealed play
difficulty 35
found 0
choice 0 0 76.38 0 182.25 play D9
for taken-early seat=0
choice 35.05 1.26 41.33 13.4 168.85 play D-
against behind points=13
for costs-taker points=13 left=3
choice 37 1.19 39.38 15.59 166.66 play D0
against behind points=16
for costs-taker points=7 left=3
steps
chance M8 W4 M1 W6 W7 H1 M7 H- M- H4 H7 W5 W2 Dx2 D- D6 D- M4 D7 H8 H2 W- W1 Mx2 M10 H10 D0 H- D10 D2 W9 W- W10 D1 Hx2 M9 W0 W8 M0 W3 D- D3 H3 H0 H6 M- M3 M- H5 W- M6 Wx2 M2 H- D8 D4 D9 M5 D5 H9
1 lead W8
sealed 0 play W0 ; 2 play D- ; 3 play H- ; 4 play D5 ; 5 play W5
1 take 2
2 take 4
4 take 5
5 take 3
0 lead W2
sealed 1 play W4 ; 2 play M6 ; 3 play W- ; 4 play W7 ; 5 play D3
0 take 4
4 take 5
5 take 2
2 take 1
3 lead M-
sealed 0 play M8 ; 1 play D4 ; 2 play D9 ; 4 play H7 ; 5 play H9
3 take 2
2 take 0
0 take 5
5 take 1
4 lead D-
sealed 0 play D8 ; 1 play H10 ; 2 play H6 ; 3 play H4 ; 5 play M-
4 take 0
0 take 5
5 take 1
1 take 2
3 lead D1
sealed 0 play W9 ; 1 play H8 ; 2 play D0 ; 4 play M2 ; 5 play H1
3 take 1
1 take 4
4 take 0
0 take 5
2 lead M0
sealed 0 play D7 ; 1 play Dx2 ; 3 play W6 ; 4 play M3 ; 5 play Mx2
2 take 5
5 take 3
3 take 0
0 take 1
4 lead W1
sealed 0 play H3 ; 1 play W- ; 2 play H2 ; 3 play W3 ; 5 play M4
4 take 3
3 take 1
1 take 0
0 take 5
2 lead M-
sealed 0 play M7 ; 1 play W- ; 3 play M5 ; 4 play D10 ; 5 play M9
2 take 5
5 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play H5 ; 1 play H0 ; 2 play W10 ; 3 play D6 ; 5 play D2
4 take 2
2 take 5
5 take 1
1 take 3
0 lead M10
sealed 1 play H- ; 2 play M1 ; 3 play Wx2 ; 4 play Hx2 ; 5 play H-
0 take 3
3 take 4
4 take 2
2 take 1
points 16 -10 43 10 38 27
chance W9 M- M7 H1 D- D2 D- W4 H- Dx2 W0 D- D4 W- M10 H10 W- W7 H- H0 W5 M5 M- M4 Mx2 H7 M8 D7 M1 D8 M0 W3 M3 H8 H4 D9 H3 D0 M9 H2 W6 D6 D3 H6 W- M- H- D5 W10 D1 W1 Hx2 H9 M6 D10 W8 W2 Wx2 H5 M2
2 lead M3
sealed 0 play D- ; 1 play W4 ; 3 play M- ; 4 play H5 ; 5 play D-
2 take 3
3 take 1
1 take 4
4 take 0
5 lead M2
sealed 0 play H- ; 1 play W8 ; 2 play W5 ; 3 play H8 ; 4 play H4
5 take 3
3 take 4
4 take 1
1 take 0
2 lead W2
sealed 0 play M0 ; 1 play W- ; 3 play H2 ; 4 play W6 ; 5 play M6
2 take 0
0 take 4
4 take 5
5 take 1
3 lead M5
sealed 0 play D3 ; 1 play H6 ; 2 play H- ; 4 play H9 ; 5 play D2
3 take 4
4 take 1
1 take 0
0 take 5
2 lead W-
sealed 0 play W9 ; 1 play H7 ; 3 play Hx2 ; 4 play H- ; 5 play M4
2 take 0
0 take 1
1 take 4
4 take 5
3 lead H1
sealed 0 play D4 ; 1 play M- ; 2 play W1 ; 4 play W- ; 5 play W7
3 take 4
4 take 5
5 take 0
0 take 2
1 lead D1
sealed 0 play H3 ; 2 play M7 ; 3 play D7 ; 4 play W0 ; 5 play D5
1 take 5
5 take 3
3 take 2
2 take 0
4 lead M-
sealed 0 play Mx2 ; 1 play H0 ; 2 play M9 ; 3 play Wx2 ; 5 play D6
4 take 3
3 take 0
0 take 2
2 take 5
1 lead W3
sealed 0 play D10 ; 2 play M8 ; 3 play Dx2 ; 4 play D- ; 5 play D8
1 take 0
0 take 2
2 take 3
3 take 5
4 lead M1
sealed 0 play W10 ; 1 play D0 ; 2 play M10 ; 3 play H10 ; 5 play D9
4 take 0
0 take 2
2 take 5
5 take 1
points 32 36 42 43 71 3
chance W9 M2 D1 H- M8 W2 Wx2 H0 H- W4 D6 Dx2 H3 W8 D- H6 W7 W- M10 H1 W1 H7 W10 W- M7 W- H4 M5 M- H5 D2 H10 D0 Hx2 D8 W0 M3 H- M0 M6 Mx2 W3 M4 D4 D7 D9 H9 W5 M- D5 M1 D- D3 D10 H8 M- M9 H2 W6 D-
3 lead H-
sealed 0 play D2 ; 1 play D4 ; 2 play D1 ; 4 play D3 ; 5 play Dx2
3 take 5
5 take 4
4 take 1
1 take 0
2 lead M0
sealed 0 play M10 ; 1 play W8 ; 3 play D9 ; 4 play M8 ; 5 play D-
2 take 3
3 take 0
0 take 4
4 take 1
5 lead W0
sealed 0 play M7 ; 1 play H0 ; 2 play W1 ; 3 play H2 ; 4 play M-
5 take 3
3 take 4
4 take 0
0 take 2
1 lead D5
sealed 0 play M4 ; 2 play D0 ; 3 play D- ; 4 play Mx2 ; 5 play W-
1 take 4
4 take 5
5 take 0
0 take 2
3 lead H7
sealed 0 play W9 ; 1 play H- ; 2 play H- ; 4 play W7 ; 5 play H5
3 take 4
4 take 5
5 take 0
0 take 2
1 lead M2
sealed 0 play H8 ; 2 play D- ; 3 play M5 ; 4 play W6 ; 5 play W5
1 take 0
0 take 5
5 take 4
4 take 3
2 lead D7
sealed 0 play H3 ; 1 play H1 ; 3 play M6 ; 4 play D6 ; 5 play W2
2 take 3
3 take 0
0 take 5
5 take 1
4 lead D8
sealed 0 play M3 ; 1 play W- ; 2 play M1 ; 3 play H6 ; 5 play D10
4 take 3
3 take 0
0 take 2
2 take 5
1 lead M-
sealed 0 play M- ; 2 play M9 ; 3 play W4 ; 4 play W10 ; 5 play W3
1 take 2
2 take 3
3 take 0
0 take 5
4 lead H9
sealed 0 play Wx2 ; 1 play H10 ; 2 play H4 ; 3 play Hx2 ; 5 play W-
4 take 5
5 take 1
1 take 3
3 take 0
points 16 32 -7 20 18 -9
chance W0 H4 M10 H2 M1 M9 M6 H7 W1 H10 Dx2 M4 W4 H0 H8 D0 Mx2 H5 D- W2 W- Hx2 M- M- M8 D6 D9 W9 D3 M7 W- D- D8 W5 D2 D1 H1 W10 M5 H- M3 D5 D- W- W6 W7 H- H9 M2 D7 D10 W8 H3 W3 H6 D4 H- M- Wx2 M0
4 lead D2
sealed 0 play W- ; 1 play D- ; 2 play M5 ; 3 play H- ; 5 play M4
4 take 5
5 take 2
2 take 1
1 take 0
3 lead D0
sealed 0 play H6 ; 1 play H0 ; 2 play W6 ; 4 play M- ; 5 play M-
3 take 0
0 take 2
2 take 1
1 take 5
4 lead H3
sealed 0 play M2 ; 1 play W2 ; 2 play W1 ; 3 play Hx2 ; 5 play H5
4 take 3
3 take 5
5 take 0
0 take 2
1 lead H4
sealed 0 play W4 ; 2 play D9 ; 3 play H2 ; 4 play M1 ; 5 play M7
1 take 2
2 take 5
5 take 4
4 take 3
0 lead H1
sealed 1 play D7 ; 2 play H- ; 3 play W5 ; 4 play Mx2 ; 5 play D5
0 take 1
1 take 5
5 take 3
3 take 4
2 lead W-
sealed 0 play M8 ; 1 play H7 ; 3 play W7 ; 4 play M3 ; 5 play M9
2 take 3
3 take 5
5 take 1
1 take 4
0 lead D-
sealed 1 play W10 ; 2 play D8 ; 3 play H10 ; 4 play H- ; 5 play H9
0 take 2
2 take 1
1 take 5
5 take 3
4 lead D3
sealed 0 play W0 ; 1 play D4 ; 2 play M10 ; 3 play W8 ; 5 play W3
4 take 3
3 take 2
2 take 5
5 take 1
0 lead D-
sealed 1 play D6 ; 2 play D10 ; 3 play M- ; 4 play Dx2 ; 5 play D1
0 take 4
4 take 5
5 take 3
3 take 2
1 lead W-
sealed 0 play M6 ; 2 play H8 ; 3 play W9 ; 4 play Wx2 ; 5 play M0
1 take 5
5 take 3
3 take 0
0 take 4
points 18 -2 -21 55 0 43
chance M- D2 M6 H10 H- D1 H- Dx2 W7 H5 M10 H- H0 W2 W5 Mx2 D4 D8 H2 H3 M- H4 H9 M5 W3 W1 M- D5 W- W- W9 M1 H7 W10 H8 W6 M4 D- W4 D3 M9 D- D9 D6 D0 M2 Wx2 D10 H6 W8 M3 M0 W0 H1 D- M7 Hx2 D7 W- M8
5 lead D-
sealed 0 play M4 ; 1 play W1 ; 2 play M3 ; 3 play D3 ; 4 play M9
5 take 3
3 take 1
1 take 4
4 take 2
0 lead H6
sealed 1 play D6 ; 2 play D0 ; 3 play M0 ; 4 play Wx2 ; 5 play W-
0 take 1
1 take 5
5 take 4
4 take 3
2 lead M-
sealed 0 play W9 ; 1 play W2 ; 3 play Mx2 ; 4 play H9 ; 5 play H-
2 take 0
0 take 4
4 take 1
1 take 3
5 lead H1
sealed 0 play W3 ; 1 play W8 ; 2 play M- ; 3 play H4 ; 4 play D4
5 take 2
2 take 1
1 take 3
3 take 0
4 lead W0
sealed 0 play D9 ; 1 play H3 ; 2 play H7 ; 3 play D5 ; 5 play W6
4 take 1
1 take 0
0 take 5
5 take 2
3 lead M2
sealed 0 play H2 ; 1 play M7 ; 2 play W4 ; 4 play H8 ; 5 play D1
3 take 1
1 take 5
5 take 2
2 take 0
4 lead W-
sealed 0 play H0 ; 1 play Dx2 ; 2 play W7 ; 3 play H10 ; 5 play D10
4 take 1
1 take 3
3 take 5
5 take 2
0 lead H-
sealed 1 play D- ; 2 play W5 ; 3 play H5 ; 4 play M10 ; 5 play D8
0 take 4
4 take 5
5 take 3
3 take 1
2 lead M6
sealed 0 play D- ; 1 play D2 ; 3 play D7 ; 4 play H- ; 5 play M5
2 take 3
3 take 5
5 take 1
1 take 0
4 lead W-
sealed 0 play M- ; 1 play M1 ; 2 play Hx2 ; 3 play W10 ; 5 play M8
4 take 3
3 take 5
5 take 2
2 take 1
points -11 -19 34 20 32 51
chance H1 W3 W- D6 D9 H9 D2 H- M9 W1 M6 H5 W7 H8 W8 W9 D1 M3 Mx2 M0 D8 M7 D- M- Hx2 W4 H4 D10 M- D- M1 M- H10 W- M10 D4 M8 H0 W2 M2 D0 W10 H6 W6 H- H- H2 M4 D7 Dx2 M5 Wx2 D- W- D3 D5 W0 W5 H3 H7
0 lead H1
sealed 1 play W3 ; 2 play W8 ; 3 play W- ; 4 play H3 ; 5 play D-
0 take 2
2 take 1
1 take 3
3 take 4
5 lead M-
sealed 0 play Hx2 ; 1 play M0 ; 2 play H10 ; 3 play M2 ; 4 play H2
5 take 2
2 take 3
3 take 0
0 take 4
1 lead H0
sealed 0 play D3 ; 2 play H- ; 3 play H- ; 4 play M10 ; 5 play W-
1 take 0
0 take 4
4 take 5
5 take 3
2 lead W2
sealed 0 play M8 ; 1 play H8 ; 3 play W5 ; 4 play M6 ; 5 play D4
2 take 3
3 take 0
0 take 1
1 take 5
4 lead D1
sealed 0 play W7 ; 1 play W4 ; 2 play W0 ; 3 play D6 ; 5 play M4
4 take 0
0 take 1
1 take 3
3 take 5
2 lead M5
sealed 0 play D7 ; 1 play W6 ; 3 play W9 ; 4 play M- ; 5 play M3
2 take 1
1 take 4
4 take 3
3 take 5
0 lead M1
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 5
option first 4
puzzle 3-37-286-4 4
kind sealed play
difficulty 35
found 0
choice 0 0 70.82 0 216.55 play W-
for taken-early seat=2
for costs-taker points=8 left=3
choice 24.75 1.11 46.07 6.07 210.48 play D10
against serves seat=1 points=9 left=3
against behind points=6
choice 26.4 1.11 44.42 6.14 210.4 play W5
against serves seat=0 points=4 left=3
against behind points=6
steps
chance M4 H2 D3 D- W- H9 W0 D4 W1 H7 H1 M1 M0 M7 H8 H4 D2 D1 W4 Dx2 M- H3 M8 H- H6 H0 M- H10 W5 D- W3 M- M9 D0 W- Wx2 Hx2 H- W9 H5 D8 W6 D5 D10 M6 M5 D6 Mx2 W10 D7 W2 W- M2 M3 D- D9 W8 H- W7 M10
4 lead D7
sealed 0 play M- ; 1 play Hx2 ; 2 play D4 ; 3 play H-
4 take 3
3 take 1
1 take 2
0 lead H0
sealed 1 play H2 ; 2 play M8 ; 3 play D10 ; 4 play H5
0 take 3
3 take 4
4 take 2
1 lead W6
sealed 0 play H1 ; 2 play D5 ; 3 play D- ; 4 play H8
1 take 2
2 take 4
4 take 0
3 lead D0
sealed 0 play W2 ; 1 play W- ; 2 play H10 ; 4 play Dx2
3 take 2
2 take 4
4 take 0
1 lead W0
sealed 0 play W3 ; 2 play M9 ; 3 play W10 ; 4 play W-
1 take 2
2 take 3
3 take 0
4 lead D-
sealed 0 play M4 ; 1 play M1 ; 2 play H- ; 3 play W9
4 take 0
0 take 1
1 take 3
2 lead Mx2
sealed 0 play H4 ; 1 play M- ; 3 play W1 ; 4 play W-
2 take 0
0 take 3
3 take 1
4 lead M6
sealed 0 play D8 ; 1 play D2 ; 2 play H- ; 3 play M7
4 take 2
2 take 3
3 take 0
1 lead M-
sealed 0 play Wx2 ; 2 play M0 ; 3 play W4 ; 4 play D-
1 take 4
4 take 0
0 take 3
2 lead D3
sealed 0 play D9 ; 1 play H3 ; 3 play W5 ; 4 play H6
2 take 4
4 take 0
0 take 3
1 lead D6
sealed 0 play H9 ; 2 play M2 ; 3 play M3 ; 4 play H7
1 take 2
2 take 4
4 take 3
0 lead M5
sealed 1 play W8 ; 2 play D1 ; 3 play W7 ; 4 play M10
0 take 4
4 take 2
2 take 1
points -4 1 52 -37 41
chance H3 D8 M- H- M5 W1 H7 D7 M3 D4 W2 D9 H10 D- W0 D2 W- D- H- W4 H9 M10 W3 H- W7 M9 H8 M- D3 H6 H5 W10 H2 M7 W- D6 H4 H0 Mx2 W5 D1 M2 M1 M8 D- D10 M0 W- W6 Wx2 W9 D5 Dx2 Hx2 W8 H1 M6 M- D0 M4
0 lead H1
sealed 1 play M0 ; 2 play M1 ; 3 play D- ; 4 play D4
0 take 4
4 take 3
3 take 2
1 lead M6
sealed 0 play D1 ; 2 play D7 ; 3 play H- ; 4 play W-
1 take 2
2 take 0
0 take 4
3 lead D0
sealed 0 play D10 ; 1 play M10 ; 2 play D- ; 4 play W8
3 take 1
1 take 4
4 take 2
0 lead W1
sealed 1 play M2 ; 2 play Dx2 ; 3 play H- ; 4 play D-
0 take 1
1 take 2
2 take 3
4 lead W4
sealed 0 play H9 ; 1 play H4 ; 2 play M- ; 3 play M3
4 take 1
1 take 2
2 take 3
0 lead H3
sealed 1 play D9 ; 2 play H2 ; 3 play Hx2 ; 4 play W0
0 take 3
3 take 2
2 take 1
4 lead Wx2
sealed 0 play D6 ; 1 play W10 ; 2 play W3 ; 3 play Mx2
4 take 0
0 take 3
3 take 1
2 lead W-
sealed 0 play D2 ; 1 play D5 ; 3 play H- ; 4 play W7
2 take 1
1 take 0
0 take 4
3 lead D3
sealed 0 play W2 ; 1 play D8 ; 2 play M- ; 4 play H6
3 take 4
4 take 1
1 take 2
0 lead H5
sealed 1 play H8 ; 2 play H10 ; 3 play W6 ; 4 play W5
0 take 2
2 take 3
3 take 1
4 lead M5
sealed 0 play M9 ; 1 play H7 ; 2 play M- ; 3 play M7
4 take 0
0 take 1
1 take 3
2 lead H0
sealed 0 play W9 ; 1 play W- ; 3 play M8 ; 4 play M4
2 take 0
0 take 1
1 take 3
points 49 34 59 -6 24
chance Dx2 D6 H10 W- H5 H3 M8 M4 D0 D5 D- M2 Wx2 D1 H6 W4 D4 W- H9 W6 M- W3 M1 M10 H1 W2 M5 W1 M9 D- M0 H7 M6 W7 M- Hx2 Mx2 H8 M7 D- H- D3 D2 M3 W10 W0 M- H4 W9 D7 D8 D9 H- W5 H0 W- H2 W8 D10 H-
1 lead M2
sealed 0 play W- ; 2 play H8 ; 3 play W- ; 4 play H-
1 take 2
2 take 4
4 take 0
3 lead D0
sealed 0 play H- ; 1 play M5 ; 2 play H4 ; 4 play W6
3 take 4
4 take 2
2 take 1
0 lead M-
sealed 1 play Mx2 ; 2 play M4 ; 3 play H9 ; 4 play D7
0 take 3
3 take 1
1 take 2
4 lead H1
sealed 0 play D- ; 1 play H7 ; 2 play M6 ; 3 play D1
4 take 1
1 take 2
2 take 3
0 lead M0
sealed 1 play D3 ; 2 play M1 ; 3 play W9 ; 4 play H6
0 take 4
4 take 1
1 take 3
2 lead W1
sealed 0 play W0 ; 1 play H2 ; 3 play M3 ; 4 play H5
2 take 3
3 take 4
4 take 1
0 lead H3
sealed 1 play D6 ; 2 play H10 ; 3 play W5 ; 4 play D5
0 take 2
2 take 3
3 take 4
1 lead M-
sealed 0 play Hx2 ; 2 play W8 ; 3 play M10 ; 4 play H0
1 take 0
0 take 3
3 take 2
4 lead D-
sealed 0 play W2 ; 1 play W3 ; 2 play D2 ; 3 play W7
4 take 3
3 take 0
0 take 1
2 lead H-
sealed 0 play Dx2 ; 1 play D4 ; 3 play D10 ; 4 play D-
2 take 4
4 take 3
3 take 1
0 lead W4
sealed 1 play M8 ; 2 play W- ; 3 play M7 ; 4 play M-
0 take 2
2 take 3
3 take 1
4 lead W10
sealed 0 play D8 ; 1 play D9 ; 2 play Wx2 ; 3 play M9
4 take 3
3 take 2
2 take 0
points -12 -28 21 50 30
chance H7 M- W5 M10 D9 D1 H- Hx2 H10 Mx2 H1 D10 M0 D0 W- M- H- W2 Dx2 H- W8 D5 H4 W7 D4 D2 D8 Wx2 W9 M4 H3 M9 W6 H5 M2 W1 W0 M- D- D3 W- H8 D- H6 D7 M7 H0 D6 D- W10 M5 M3 H2 M6 W- W3 M1 M8 W4 H9
2 lead M8
sealed 0 play W- ; 1 play M- ; 3 play D- ; 4 play D4
2 take 4
4 take 3
3 take 0
1 lead H8
sealed 0 play M- ; 2 play H4 ; 3 play D0 ; 4 play H-
1 take 2
2 take 4
4 take 3
0 lead H1
sealed 1 play D5 ; 2 play Hx2 ; 3 play D- ; 4 play W10
0 take 2
2 take 1
1 take 4
3 lead H5
sealed 0 play W1 ; 1 play W0 ; 2 play H2 ; 4 play W-
3 take 4
4 take 0
0 take 2
1 lead H-
sealed 0 play W8 ; 2 play M0 ; 3 play H10 ; 4 play D9
1 take 4
4 take 0
0 take 3
2 lead D6
sealed 0 play D1 ; 1 play H- ; 3 play W4 ; 4 play H9
2 take 4
4 take 3
3 take 0
1 lead M3
sealed 0 play W3 ; 2 play W5 ; 3 play H6 ; 4 play M2
1 take 3
3 take 2
2 take 4
0 lead D2
sealed 1 play H0 ; 2 play Wx2 ; 3 play M6 ; 4 play Mx2
0 take 1
1 take 4
4 take 2
3 lead W7
sealed 0 play H3 ; 1 play D8 ; 2 play W6 ; 4 play D7
3 take 1
1 take 0
0 take 4
2 lead W2
sealed 0 play M5 ; 1 play M9 ; 3 play W9 ; 4 play D3
2 take 1
1 take 3
3 take 4
0 lead M7
sealed 1 play D10 ; 2 play M- ; 3 play M10 ; 4 play M4
0 take 1
1 take 3
3 take 4
2 lead D-
sealed 0 play H7 ; 1 play M1 ; 3 play Dx2 ; 4 play W-
2 take 3
3 take 0
0 take 1
points 15 50 51 27 39
chance H- Wx2 D0 M3 W5 W10 W7 H0 H2 Mx2 W2 H9 D- Dx2 D10 M6 D8 H- D- W- W6 D6 H7 H5 M0 M10 D2 W9 M2 M1 D- H3 W3 D7 D1 M7 M- M9 W4 W8 H8 W1 H1 D3 H- H10 D5 H4 D4 W- M5 H6 M- M4 Hx2 D9 M8 W0 M- W-
3 lead M-
sealed 0 play H10 ; 1 play W1 ; 2 play D- ; 4 play W8
3 take 0
0 take 4
4 take 2
1 lead M-
sealed 0 play D- ; 2 play M- ; 3 play D- ; 4 play Hx2
1 take 2
2 take 4
4 take 3
0 lead H-
sealed 1 play W7 ; 2 play W0 ; 3 play Dx2 ; 4 play Mx2
0 take 3
3 take 4
4 take 1
2 lead W3
sealed 0 play W2 ; 1 play D6 ; 3 play H2 ; 4 play D1
2 take 1
1 take 3
3 take 0
4 lead W-
sealed 0 play M10 ; 1 play Wx2 ; 2 play H7 ; 3 play D7
4 take 1
1 take 0
0 take 3
2 lead H1
sealed 0 play W6 ; 1 play H6 ; 3 play M2 ; 4 play M0
2 take 3
3 take 0
0 take 1
4 lead M1
sealed 0 play W10 ; 1 play D8 ; 2 play H4 ; 3 play M3
4 take 0
0 take 1
1 take 2
3 lead H5
sealed 0 play H8 ; 1 play H9 ; 2 play D0 ; 4 play H-
3 take 1
1 take 4
4 take 0
2 lead M9
tablee-record 1
game pas-de-bras
rules 1
seats 5
option rounds 1
option first 2
puzzle 3-30-47-4 4
kind sealed play
difficulty 38
found 0
choice 0 0 66.16 0 47.06 play H10
for taken-early seat=3
choice 18.09 1.14 48.07 1.4 45.66 play H-
against behind points=1
for costs-taker points=13 left=2
choice 24.45 1.03 41.71 2.77 44.29 play H3
against serves seat=0 points=5 left=2
against behind points=3
steps
chance D8 H7 D2 W1 Hx2 H6 D6 M4 M6 M7 H2 M5 D1 D- M3 H1 W- M- D- W9 D5 W5 W2 H0 Dx2 D0 M0 W10 W3 M- W- H4 M10 D7 H3 W- M- D10 D4 H10 M2 H5 Wx2 M1 H- M9 W6 H- H- W0 Mx2 H8 D- D3 W8 H9 W7 W4 D9 M8
2 lead M-
sealed 0 play D8 ; 1 play H8 ; 3 play D9 ; 4 play M8
2 take 1
1 take 3
3 take 0
4 lead W0
sealed 0 play M2 ; 1 play M- ; 2 play W10 ; 3 play M6
4 take 2
2 take 1
1 take 3
0 lead M9
sealed 1 play W- ; 2 play D- ; 3 play D- ; 4 play M-
0 take 1
1 take 3
3 take 4
2 lead W2
sealed 0 play W- ; 1 play M5 ; 3 play H- ; 4 play Dx2
2 take 4
4 take 3
3 take 1
0 lead H1
sealed 1 play H4 ; 2 play D2 ; 3 play H0 ; 4 play Hx2
0 take 4
4 take 2
2 take 1
3 lead M1
sealed 0 play H9 ; 1 play M0 ; 2 play D1 ; 4 play M3
3 take 1
1 take 4
4 take 0
2 lead M4
sealed 0 play H6 ; 1 play W5 ; 3 play D- ; 4 play W8
2 take 4
4 take 3
3 take 0
1 lead H5
sealed 0 play Mx2 ; 2 play M10 ; 3 play W1 ; 4 play W9
1 take 0
0 take 2
2 take 3
4 lead M7
sealed 0 play W- ; 1 play W6 ; 2 play H- ; 3 play W3
4 take 2
2 take 1
1 take 0
3 lead D3
tablee-record 1
game pas-de-bras
rules 1
seats 4
option rounds 4
option first 1
puzzle 3-35-10-2 2
kind sealed play
difficulty 43
found 0
choice 0 0 39.57 0 55.93 play D-
for costs-taker points=10 left=12
choice 15.53 0.47 24.04 29.94 25.98 play M-
against serves seat=0 points=12 left=12
against behind points=30
choice 17.45 0.51 22.13 17.77 38.16 play M3
against behind points=18
for gives-little
choice 17.66 0.5 21.92 18.64 37.29 play D5
against serves seat=0 points=3 left=12
against behind points=19
choice 17.77 0.5 21.8 19.03 36.9 play D7
against serves seat=0 points=4 left=12
against behind points=19
choice 17.84 0.49 21.74 20.58 35.34 play H7
against serves seat=0 points=4 left=12
against behind points=21
choice 18.33 0.49 21.25 20.94 34.99 play H5
against serves seat=0 points=3 left=12
against behind points=21
choice 18.45 0.5 21.13 18.33 37.6 play M5
against serves seat=3 points=3 left=12
against behind points=18
choice 18.56 0.49 21.01 21.2 34.73 play H3
against behind points=21
for gives-little
choice 18.57 0.5 21 18.93 37 play W6
against serves-leader seat=1 points=4 left=12
against behind points=19
choice 18.78 0.48 20.8 24.04 31.89 play D0
against behind points=24
for costs-taker points=7 left=12
choice 19.61 0.49 19.96 19.82 36.11 play W8
against serves-leader seat=1 points=5 left=12
against behind points=20
steps
chance M2 M0 M3 W- H- H- M5 W3 M1 D3 H4 D10 H10 M8 M- W- M10 W7 D0 W0 D2 Dx2 D7 Mx2 H9 H6 H5 D8 M4 H1 H3 M9 M- Wx2 H7 H- W5 W4 W6 M7 D6 W1 D- D1 W- Hx2 H0 D- W9 W10 D- H2 D9 M6 D5 M- D4 W2 W8 H8
1 lead H-
sealed 0 play H10 ; 2 play H0 ; 3 play W0
1 take 0
0 take 3
2 lead H4
sealed 0 play M- ; 1 play M0 ; 3 play M-
2 take 1
1 take 0
3 lead H8
tablee-record 1
game pas-de-bras
rules 1
seats 3
option rounds 1
option first 0
puzzle 3-33-32-0 0
kind sealed play
difficulty 43
found 0
choice 0 0 98.12 0 104.18 play W-
for gets-led points=7 left=9
for costs-taker points=18 left=9
choice 6.18 0.51 91.93 14.12 90.05 play M0
against behind points=14
for gets-led points=7 left=9
choice 17.45 0.73 80.67 18.16 86.01 play M-
against behind points=18
for gets-led points=7 left=9
choice 48.65 0.98 49.47 53.64 50.54 play M9
against serves seat=2 points=13 left=9
against behind points=54
choice 49.15 0.98 48.97 53.85 50.33 play M10
against serves seat=2 points=15 left=9
against behind points=54
choice 49.17 0.98 48.94 55.64 48.54 play W9
against serves seat=2 points=7 left=9
against behind points=56
choice 49.63 0.98 48.48 55.21 48.97 play W5
against serves seat=1 points=4 left=9
against behind points=55
choice 49.99 0.98 48.13 52.89 51.28 play D9
against serves seat=2 points=7 left=9
against behind points=53
choice 50.03 0.98 48.08 54.1 50.08 play D1
against behind points=54
for gives-little
steps
chance D1 H- H8 M4 D3 W2 W- M6 H9 M9 H10 Wx2 D0 M- D- M5 H0 H7 M- D8 H- M0 W0 H2 H3 D4 M- W5 W6 M7 D9 M2 M8 W7 W1 D10 W9 D5 W4 H- H6 W8 W- H5 D- M10 W10 W- D- M1 D7 D2 D6 H1 Mx2 W3 Hx2 M3 H4 Dx2
0 lead M5
sealed 1 play M- ; 2 play H-
0 take 1
2 lead Wx2
sealed 0 play D- ; 1 play H-
2 take 1
0 lead M4
sealed 1 play W0 ; 2 play W4
0 take 1
2 lead D7
sealed 0 play M3 ; 1 play H10
2 take 1
0 lead W7
sealed 1 play M1 ; 2 play W8
0 take 2
1 lead W1
sealed 0 play H3 ; 2 play M8
1 take 2
0 lead Mx2
sealed 1 play M2 ; 2 play D-
0 take 1
2 lead H7
sealed 0 play D0 ; 1 play H0
2 take 1
0 lead H-
sealed 1 play W3 ; 2 play M7
0 take 2
1 lead H4
sealed 0 play D2 ; 2 play M-
1 take 0
2 lead H9
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 6
option first 3
puzzle 3-31-282-5 5
kind sealed play
difficulty 45
found 0
choice 0 0 26.95 0 142.48 play W-
for costs-taker points=17 left=3
choice 9.32 0.53 17.63 6.97 135.51 play M6
against serves seat=3 points=6 left=3
against behind points=7
choice 10.41 0.52 16.54 8.53 133.95 play H1
against behind points=9
for gives-little
choice 12.86 0.52 14.08 12.8 129.68 play Hx2
against serves-leader seat=1 points=15 left=3
against behind points=13
steps
chance M- D10 D3 W- D5 H10 W1 W- H- M10 D- H- M5 D6 H7 W6 Hx2 M- W9 H2 Wx2 Dx2 M0 W8 D- W4 H- W0 W10 W- M- H4 D- W5 M6 M3 Mx2 W2 M1 W3 H5 H3 D0 H1 M8 M2 H0 D2 H6 D4 M9 W7 M4 D7 D1 H8 H9 D9 M7 D8
3 lead W-
sealed 0 play Mx2 ; 1 play W2 ; 2 play H7 ; 4 play D5 ; 5 play H-
3 take 0
0 take 2
2 take 1
1 take 4
5 lead W8
sealed 0 play M- ; 1 play W4 ; 2 play H- ; 3 play W0 ; 4 play D-
5 take 1
1 take 4
4 take 2
2 take 0
3 lead W3
sealed 0 play M- ; 1 play D10 ; 2 play M1 ; 4 play H5 ; 5 play H3
3 take 1
1 take 4
4 take 5
5 take 2
0 lead D-
sealed 1 play D6 ; 2 play M9 ; 3 play M10 ; 4 play Hx2 ; 5 play H10
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D2
sealed 0 play D0 ; 1 play H1 ; 2 play D- ; 3 play M2 ; 4 play M0
5 take 2
2 take 1
1 take 0
0 take 3
4 lead H0
sealed 0 play W9 ; 1 play H4 ; 2 play H9 ; 3 play Dx2 ; 5 play D7
4 take 3
3 take 2
2 take 5
5 take 1
0 lead W1
sealed 1 play D4 ; 2 play D3 ; 3 play W5 ; 4 play M7 ; 5 play M3
0 take 4
4 take 1
1 take 3
3 take 2
5 lead D8
sealed 0 play D1 ; 1 play H8 ; 2 play H- ; 3 play W6 ; 4 play M4
5 take 1
1 take 0
0 take 4
4 take 3
2 lead M8
sealed 0 play M5 ; 1 play H2 ; 3 play W7 ; 4 play M6 ; 5 play W-
2 take 1
1 take 0
0 take 4
4 take 3
5 lead M-
sealed 0 play H6 ; 1 play W- ; 2 play Wx2 ; 3 play D9 ; 4 play W10
5 take 1
1 take 2
2 take 3
3 take 4
points -19 48 42 -14 46 26
chance W3 D- W1 Wx2 M5 M3 M- W7 W- W9 W4 M1 M9 D1 D9 H4 H0 H10 M0 Hx2 W- D8 H- D- D0 D7 H1 M10 H2 H- D2 Dx2 W5 W0 H6 W10 D4 H3 H9 W8 H- W- W2 M- H5 D3 M7 D5 M4 M6 W6 Mx2 M2 H7 D6 M8 D10 H8 M- D-
4 lead W4
sealed 0 play M- ; 1 play M6 ; 2 play W6 ; 3 play W0 ; 5 play D5
4 take 0
0 take 2
2 take 1
1 take 5
3 lead D3
sealed 0 play D0 ; 1 play D7 ; 2 play H5 ; 4 play M5 ; 5 play D-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead D-
sealed 0 play M0 ; 1 play Dx2 ; 2 play W1 ; 3 play Wx2 ; 4 play M2
5 take 1
1 take 2
2 take 4
4 take 0
3 lead H4
sealed 0 play D2 ; 1 play W7 ; 2 play W5 ; 4 play H6 ; 5 play W-
3 take 1
1 take 2
2 take 0
0 take 4
5 lead M3
sealed 0 play W2 ; 1 play D1 ; 2 play H9 ; 3 play W8 ; 4 play M7
5 take 3
3 take 2
2 take 0
0 take 4
1 lead M-
sealed 0 play D6 ; 2 play D9 ; 3 play W9 ; 4 play H2 ; 5 play H7
1 take 0
0 take 3
3 take 5
5 take 2
4 lead H-
sealed 0 play D4 ; 1 play M8 ; 2 play H1 ; 3 play D8 ; 5 play W10
4 take 5
5 take 1
1 take 3
3 take 2
0 lead W3
sealed 1 play H3 ; 2 play W- ; 3 play H8 ; 4 play H0 ; 5 play H-
0 take 5
5 take 1
1 take 4
4 take 3
2 lead W-
sealed 0 play M9 ; 1 play Hx2 ; 3 play M10 ; 4 play M- ; 5 play M1
2 take 0
0 take 3
3 take 1
1 take 5
4 lead H-
sealed 0 play M4 ; 1 play D- ; 2 play D10 ; 3 play Mx2 ; 5 play H10
4 take 1
1 take 2
2 take 3
3 take 5
points 46 39 41 36 19 19
chance W5 D1 M2 Dx2 W0 H0 M3 H5 W10 D0 Hx2 M6 W- H4 Wx2 D9 M7 D5 W- H1 M10 W2 M- H7 M0 M5 H8 D- Mx2 D10 M9 D7 D8 M1 H- M4 W4 W9 H9 D3 D- W3 W1 D4 H- D6 W6 H3 M- H10 W- M- D- W7 W8 H2 M8 H6 D2 H-
5 lead H0
sealed 0 play M9 ; 1 play D1 ; 2 play M10 ; 3 play Dx2 ; 4 play M7
5 take 1
1 take 4
4 take 0
0 take 2
3 lead M-
sealed 0 play W8 ; 1 play H2 ; 2 play D8 ; 4 play Mx2 ; 5 play M6
3 take 4
4 take 0
0 take 2
2 take 1
5 lead H-
sealed 0 play M- ; 1 play H4 ; 2 play M2 ; 3 play D- ; 4 play W6
5 take 2
2 take 1
1 take 3
3 take 4
0 lead W-
sealed 1 play M5 ; 2 play W10 ; 3 play D9 ; 4 play Hx2 ; 5 play W3
0 take 3
3 take 2
2 take 4
4 take 1
5 lead M4
sealed 0 play W- ; 1 play H1 ; 2 play W- ; 3 play D0 ; 4 play M-
5 take 2
2 take 3
3 take 1
1 take 0
4 lead D-
sealed 0 play M0 ; 1 play W9 ; 2 play H- ; 3 play H6 ; 5 play D5
4 take 0
0 take 2
2 take 5
5 take 1
3 lead M1
sealed 0 play W1 ; 1 play D7 ; 2 play M8 ; 4 play D2 ; 5 play W7
3 take 2
2 take 0
0 take 1
1 take 5
4 lead W0
sealed 0 play M3 ; 1 play D4 ; 2 play Wx2 ; 3 play D6 ; 5 play H7
4 take 2
2 take 5
5 take 1
1 take 0
3 lead D3
sealed 0 play W4 ; 1 play H5 ; 2 play H9 ; 4 play H- ; 5 play H3
3 take 5
5 take 0
0 take 1
1 take 2
4 lead D-
sealed 0 play W5 ; 1 play H10 ; 2 play H8 ; 3 play W2 ; 5 play D10
4 take 2
2 take 5
5 take 1
1 take 3
points -35 19 -25 16 27 28
chance M5 D8 Dx2 Wx2 H1 H- W5 M6 D- H6 H3 H10 H5 M- W6 W4 H7 D9 W- D0 M- Hx2 M3 H9 M1 M7 D6 M2 W- D3 D7 W2 M10 M0 M- H2 W9 D4 D- M9 W- H4 H0 W10 D1 W1 H8 W3 W8 D5 W0 Mx2 M8 M4 W7 D10 H- D- H- D2
0 lead W-
sealed 1 play W2 ; 2 play M10 ; 3 play Mx2 ; 4 play H8 ; 5 play H9
0 take 2
2 take 4
4 take 1
1 take 5
3 lead D-
sealed 0 play M5 ; 1 play M- ; 2 play H- ; 4 play M8 ; 5 play H-
3 take 4
4 take 0
0 take 2
2 take 1
5 lead D2
sealed 0 play H0 ; 1 play D0 ; 2 play W6 ; 3 play M0 ; 4 play H3
5 take 0
0 take 2
2 take 4
4 take 3
1 lead M6
sealed 0 play M1 ; 2 play Dx2 ; 3 play W1 ; 4 play H7 ; 5 play H4
1 take 0
0 take 2
2 take 4
4 take 5
3 lead H6
sealed 0 play H5 ; 1 play M7 ; 2 play D6 ; 4 play W- ; 5 play M4
3 take 4
4 take 2
2 take 0
0 take 1
5 lead H2
sealed 0 play D7 ; 1 play D4 ; 2 play M- ; 3 play M2 ; 4 play H-
5 take 3
3 take 0
0 take 4
4 take 1
2 lead D-
sealed 0 play W9 ; 1 play D10 ; 3 play M9 ; 4 play M- ; 5 play D3
2 take 1
1 take 4
4 take 5
5 take 3
0 lead W5
sealed 1 play D8 ; 2 play D1 ; 3 play W4 ; 4 play W- ; 5 play H10
0 take 5
5 take 3
3 take 1
1 take 2
4 lead H1
sealed 0 play W7 ; 1 play D5 ; 2 play W0 ; 3 play Wx2 ; 5 play D9
4 take 3
3 take 0
0 take 2
2 take 1
5 lead W3
sealed 0 play W8 ; 1 play W10 ; 2 play D- ; 3 play Hx2 ; 4 play M3
5 take 1
1 take 0
0 take 3
3 take 4
points 37 16 37 33 5 37
chance M1 H- M4 H6 W7 D9 H0 M5 D- M9 W- H3 M- W2 M- D- H8 H5 H9 D2 W8 M0 W9 Hx2 Mx2 M2 Dx2 D- D4 W- H- D7 D10 W1 W- W5 H4 D3 Wx2 H10 M10 M3 D6 W10 D0 W4 H2 M6 M7 D8 H7 D1 M8 H1 W6 W0 H- D5 M- W3
1 lead W2
sealed 0 play H- ; 2 play W8 ; 3 play D- ; 4 play D4 ; 5 play M3
1 take 2
2 take 5
5 take 4
4 take 3
0 lead M-
sealed 1 play W0 ; 2 play Wx2 ; 3 play D- ; 4 play W7 ; 5 play H5
0 take 2
2 take 5
5 take 1
1 take 4
3 lead M0
sealed 0 play H0 ; 1 play H- ; 2 play Dx2 ; 4 play M- ; 5 play D9
3 take 4
4 take 2
2 take 5
5 take 0
1 lead D2
sealed 0 play M1 ; 2 play M4 ; 3 play W1 ; 4 play H8 ; 5 play W5
1 take 4
4 take 3
3 take 5
5 take 2
0 lead H4
sealed 1 play D3 ; 2 play D10 ; 3 play D1 ; 4 play M8 ; 5 play W3
0 take 2
2 take 4
4 take 3
3 take 1
5 lead H3
sealed 0 play Mx2 ; 1 play M5 ; 2 play H7 ; 3 play W4 ; 4 play W-
5 take 0
0 take 3
3 take 1
1 take 2
4 lead M10
tablee-record 1
game pas-de-bras
rules 1
seats 3
option rounds 1
option first 0
puzzle 3-48-41-0 0
kind sealed play
difficulty 60
found 0
choice 0 0 39.68 0 -5.4 play H9
for escapes-led points=7 left=6
choice 26.48 1.18 13.2 -18.88 13.48 play W0
for costs-taker points=17 left=6
choice 35.17 0.99 4.52 -17.93 12.52 play M6
for gives-little
choice 36.3 0.94 3.38 5.21 -10.61 play W-
against behind points=5
for costs-taker points=31 left=6
choice 36.93 0.96 2.75 -8.19 2.79 play D4
against serves-leader seat=1 points=3 left=6
for escapes-led points=7 left=6
choice 37.37 0.93 2.32 -6.14 0.74 play D8
against serves-leader seat=1 points=7 left=6
for escapes-led points=7 left=6
choice 38.35 0.91 1.33 -22.26 16.86 play H-
against serves seat=2 points=40 left=6
steps
chance H8 W6 W- H4 H3 M3 M- H7 D2 H6 H1 W4 W- D0 M- W0 M4 D- Wx2 M0 W1 D6 Mx2 D9 H9 W- H5 M7 M10 Dx2 H- H0 W8 D4 M2 H- M6 D10 M1 Hx2 D- M8 M- W2 W5 W10 D3 M9 D8 H10 H2 W7 W9 M5 D- H- D1 D5 D7 W3
0 lead W10
sealed 1 play M10 ; 2 play H-
0 take 2
1 lead D0
sealed 0 play M7 ; 2 play Dx2
1 take 0
2 lead W-
sealed 0 play M- ; 1 play H10
2 take 1
0 lead D6
sealed 1 play D7 ; 2 play D-
0 take 2
1 lead M0
sealed 0 play Hx2 ; 2 play M-
1 take 0
2 lead M9
sealed 0 play M- ; 1 play Mx2
2 take 0
1 lead D3
sealed 0 play D5 ; 2 play M8
1 take 2
0 lead D-
sealed 1 play W6 ; 2 play D9
0 take 1
2 lead M5
sealed 0 play H4 ; 1 play W2
2 take 0
1 lead D10
sealed 0 play H8 ; 2 play M3
1 take 0
2 lead M1
sealed 0 play W7 ; 1 play H0
2 take 0
1 lead M2
sealed 0 play H6 ; 2 play D2
1 take 2
0 lead Wx2
sealed 1 play H- ; 2 play D1
0 take 2
1 lead W9
tablee-record 1
game pas-de-bras
rules 1
seats 6
option rounds 1
option first 5
puzzle 2-24-51-0 0
kind turn take
difficulty 83
found 0
choice 0 0 64.83 0 45.82 take 5
for helps-row points=9 left=1
for keeps-from seat=1 points=17 left=1
choice 18.23 0.79 46.6 -4.49 50.32 take 1
for helps-row points=12 left=1
for keeps-from seat=5 points=9 left=1
choice 35.88 0.99 28.95 -1.08 46.9 take 4
for helps-row points=9 left=1
for keeps-from seat=5 points=9 left=1
choice 60.53 0.9 4.3 1.49 44.33 take 3
against behind points=1
for helps-row points=5 left=1
choice 64.83 0.87 0 8.67 37.15 take 2
against behind points=9
for keeps-from seat=4 points=8 left=1
steps
chance W- H3 M10 Dx2 H7 W5 M0 D3 D2 D5 D0 M9 D- M8 D- M5 Mx2 W0 M- H- D4 H10 W6 W2 W- Wx2 H2 H6 H8 D7 D1 D10 M1 D8 D9 H1 M7 W7 Hx2 M- D6 W1 W3 W10 D- M2 W9 M4 H0 H5 W4 H- M6 W- H9 H4 H- M- W8 M3
5 lead W-
sealed 0 play H9 ; 1 play M8 ; 2 play M10 ; 3 play H10 ; 4 play H8
5 take 2
2 take 3
3 take 0
0 take 1
4 lead D0
sealed 0 play M- ; 1 play H3 ; 2 play Hx2 ; 3 play Dx2 ; 5 play W0
4 take 3
3 take 2
2 take 1
1 take 5
0 lead M0
sealed 1 play H5 ; 2 play D- ; 3 play M- ; 4 play M6 ; 5 play W1
0 take 4
4 take 1
1 take 5
5 take 3
2 lead H-
sealed 0 play D- ; 1 play D10 ; 3 play D8 ; 4 play Mx2 ; 5 play D7
2 take 1
1 take 4
4 take 3
3 take 0
5 lead H1
sealed 0 play M7 ; 1 play H4 ; 2 play D- ; 3 play M- ; 4 play D9
5 take 0
0 take 1
1 take 4
4 take 3
2 lead M1
sealed 0 play W3 ; 1 play D3 ; 3 play H- ; 4 play W6 ; 5 play W2
2 take 4
4 take 1
1 take 5
5 take 3
0 lead D1
sealed 1 play H- ; 2 play W4 ; 3 play M2 ; 4 play D6 ; 5 play M3
0 take 2
2 take 4
4 take 3
3 take 5
1 lead W7
sealed 0 play H0 ; 2 play D2 ; 3 play H6 ; 4 play W8 ; 5 play W5
1 take 3
3 take 5
5 take 4
4 take 2
0 lead W-
sealed 1 play Wx2 ; 2 play D4 ; 3 play M5 ; 4 play W9 ; 5 play M9
`;
